import { z } from 'zod'
import { htmlDirective } from '../../compiler/directive.ts'
import { element, text } from '../../compiler/html/hast.ts'
import { link, paragraph, strong } from '../../compiler/output/markdown-nodes.ts'
import { exampleArchivePath } from '../../model/routes.ts'
import { appName, examplePart, offerExample } from '../example-part.ts'
import { note } from '../note.ts'

const schema = z.strictObject({
  /** The text in square brackets; by default the application and the part. */
  title: z.string().min(1).optional(),
  ...examplePart,
})

type CheckpointProps = z.output<typeof schema> & {
  title: string
  /** Size of the archive in bytes. */
  size: number
}

const icon = 'M3.5 14.5v-12M3.5 3h8.5l-2 2.75 2 2.75h-8.5'

/** The state of a tutorial's application, with its archive to download. */
export const checkpoint = htmlDirective({
  name: 'checkpoint',
  form: 'container',
  schema,
  label: 'title',
  resolve(attributes, context): CheckpointProps | null {
    const { app, part, title = `${appName(app)} after part ${part}` } = attributes
    const archive = offerExample(attributes, context, false)
    return archive && { title, app, part, size: archive.size }
  },
  toHtml({ props, label, children, basePath }) {
    const path = exampleArchivePath(props)
    const archive = element('a', { href: basePath + path, download: true }, [text(fileName(path))])
    const code = (command: string) => element('code', {}, [text(command)])
    return note('checkpoint', ['checkpoint'], icon, label, [
      ...children,
      element('p', { className: ['checkpoint-archive'] }, [
        archive,
        text(
          ` (${Math.ceil(props.size / 1000)} KB) holds the application as it is here. Unpack it, then run `,
        ),
        code('npm install'),
        text(' and '),
        code('npm run dev'),
        text(' in its folder.'),
      ]),
    ])
  },
  toMarkdown({ props, label, content, basePath }) {
    const path = exampleArchivePath(props)
    const archive = link(basePath + path, fileName(path))
    return [strong(...label), ...content, paragraph('The application as it is here: ', archive)]
  },
  example: `:::checkpoint{app=fieldbook part=3}
Your page lists three sightings, and a new one appears at the top.
:::`,
})

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
