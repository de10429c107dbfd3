import { z } from 'zod'
import { componentDirective } from '../../compiler/directive.ts'
import { paragraph } from '../../compiler/output/markdown-nodes.ts'
import { expectedOneOf } from '../../model/suggestion.ts'

const schema = z.strictObject({
  /** A tutorial of the content's tutorials.json. */
  tutorial: z.string('Expected the name of a tutorial'),
  /** The part that this page is. */
  part: z.coerce.number('Expected a number').int().min(1),
})

const tutorialSchema = z.strictObject({
  /** The name that readers see: `Redux Essentials`. */
  name: z.string(),
  /** In order; a title is the label of the part's page without its number. */
  parts: z.array(z.strictObject({ path: z.string().startsWith('/'), title: z.string() })),
})

const tutorialsSchema = z.record(z.string(), tutorialSchema)

export type TutorialProgressProps = { part: number } & z.output<typeof tutorialSchema>

/** Where in a tutorial the page is, with links to the other parts, out of `tutorials.json`. */
export const tutorialProgress = componentDirective({
  name: 'tutorial-progress',
  form: 'leaf',
  schema,
  resolve(
    { tutorial: name, part },
    { contentDir, readText, report },
  ): TutorialProgressProps | null {
    const file = `${contentDir}tutorials.json`
    const tutorials = parseTutorials(readText(file))
    if (typeof tutorials === 'string') {
      report(`The tutorials in \`${file}\` cannot be read.`, tutorials)
      return null
    }
    const tutorial = tutorials[name]
    if (!tutorial) {
      const hint = expectedOneOf(name, Object.keys(tutorials))
      report(`There is no tutorial \`${name}\` in \`${file}\`.`, hint)
      return null
    }
    if (part <= tutorial.parts.length) return { part, ...tutorial }
    report(
      `There is no part ${part} of \`${name}\` in \`${file}\`.`,
      `It has ${tutorial.parts.length}.`,
    )
    return null
  },
  toMarkdown: ({ props: { name, part, parts } }) => [
    paragraph(`${name}, part ${part} of ${parts.length}.`),
  ],
  searchText: () => '',
  example: '::tutorial-progress{tutorial=fundamentals part=3}',
})

/** What the file holds, or why it can't be used. */
function parseTutorials(
  source: { text: string } | { reason: string },
): z.output<typeof tutorialsSchema> | string {
  if ('reason' in source) return `Expected the file; ${source.reason}.`
  try {
    return tutorialsSchema.parse(JSON.parse(source.text))
  } catch (error) {
    return error instanceof z.ZodError ? z.prettifyError(error) : String(error)
  }
}
