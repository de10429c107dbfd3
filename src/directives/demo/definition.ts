import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { link, paragraph } from '../../compiler/output/markdown-nodes.ts'
import { exampleDemoPath } from '../../model/routes.ts'
import { appName, examplePart, offerExample } from '../example-part.ts'

const schema = z.strictObject(examplePart)

export type DemoProps = z.output<typeof schema> & {
  /** What the application calls itself. */
  name: string
}

/** A tutorial's application to try on the page, behind its picture, which is written inside. */
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
