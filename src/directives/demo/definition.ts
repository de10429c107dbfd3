import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { link, paragraph } from '../../compiler/output/markdown-nodes.ts'
import { exampleDemoPath } from '../../model/routes.ts'
import { appName, examplePart, offerExample } from '../example-part.ts'

const schema = z.strictObject(examplePart)

export type DemoProps = z.output<typeof schema> & {
  /** The title that the application shows. */
  name: string
}

/** A tutorial's application, which readers can try on the page. Its content is a picture that is shown until then. */
export const demo = componentDirective({
  name: 'demo',
  form: 'container',
  schema,
  resolve({ app, part }, context): DemoProps | null {
    return offerExample({ app, part }, context, true) && { app, part, name: appName(app) }
  },
  toMarkdown: ({ props: { app, part, name }, basePath }) => [
    paragraph(
      link(basePath + exampleDemoPath({ app, part }), `${name} after part ${part}, to try`),
    ),
  ],
  example: `:::demo{app=tally part=1}
![](../tutorials/images/tally.webp)
:::`,
})
