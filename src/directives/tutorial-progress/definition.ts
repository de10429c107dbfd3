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

const tutorialSchema = z
  .strictObject({
    name: z.string().describe('the name that readers see, such as Redux Essentials'),
    parts: z
      .array(
        z
          .strictObject({
            path: z.string().startsWith('/').describe('the path of the page'),
            title: z.string().describe('the label of the page without its number'),
          })
          .describe('a part: `{ "path", "title" }`'),
      )
      .describe('the parts in their order'),
  })
  .describe('a tutorial: `{ "name", "parts" }`')

const tutorialsSchema = z
  .record(z.string(), tutorialSchema)
  .describe('a map from short names to tutorials: `{ "name", "parts" }`')

export type TutorialProgressProps = { part: number } & z.output<typeof tutorialSchema>

/** Where in a tutorial the page is, with links to the other parts, out of `tutorials.json`. */
export const tutorialProgress = componentDirective({
  name: 'tutorial-progress',
  form: 'leaf',
  schema,
  resolve(
    { tutorial: name, part },
    { contentDir, readJson, report },
  ): TutorialProgressProps | null {
    const file = `${contentDir}tutorials.json`
    const tutorials = readJson(file, tutorialsSchema)
    if (!tutorials) return null
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
