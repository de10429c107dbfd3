import { z } from 'zod'
import {
  componentDirective,
  type DirectiveContext,
  htmlDirective,
} from '../../compiler/directive.ts'
import { element } from '../../compiler/html/hast.ts'
import { link, paragraph } from '../../compiler/output/markdown-nodes.ts'
import { expectedOneOf } from '../../model/suggestion.ts'

const tutorialAttribute = z.string('Expected the name of a tutorial')

const progressSchema = z.strictObject({
  /** A tutorial in the content's tutorials.json. */
  tutorial: tutorialAttribute,
  /** The part that this page is. */
  part: z.coerce.number('Expected a number').int().min(1),
})

const cardSchema = z.strictObject({ tutorial: tutorialAttribute })

const tutorialSchema = z
  .strictObject({
    name: z.string().describe('the name that readers see, such as Redux Essentials'),
    parts: z
      .array(
        z
          .strictObject({
            path: z.string().startsWith('/').describe('the path of the page'),
            title: z.string().describe('the label of the page without its number'),
            minutes: z
              .int()
              .min(5)
              .describe('how long it takes to read the page and type its code'),
          })
          .describe('a part: `{ "path", "title", "minutes" }`'),
      )
      .describe('the parts in their order'),
  })
  .describe('a tutorial: `{ "name", "parts" }`')

const tutorialsSchema = z
  .record(z.string(), tutorialSchema)
  .describe('a map from short names to tutorials: `{ "name", "parts" }`')

type Tutorial = z.output<typeof tutorialSchema>

export type TutorialProgressProps = z.output<typeof progressSchema> & Tutorial

export type TutorialCardProps = z.output<typeof cardSchema> &
  Tutorial & {
    /** The total of all parts. */
    hours: number
  }

function readTutorial(
  name: string,
  { contentDir, readJson, report }: DirectiveContext,
): (Tutorial & { file: string }) | null {
  const file = `${contentDir}tutorials.json`
  const tutorials = readJson(file, tutorialsSchema)
  if (!tutorials) return null
  const tutorial = tutorials[name]
  if (tutorial) return { ...tutorial, file }
  const hint = expectedOneOf(name, Object.keys(tutorials))
  report(`There is no tutorial \`${name}\` in \`${file}\`.`, hint)
  return null
}

/** The total hours of all parts, rounded. */
function hoursOf({ parts }: Pick<Tutorial, 'parts'>): number {
  return Math.round(parts.reduce((total, { minutes }) => total + minutes, 0) / 60)
}

/**
 * The start of a tutorial's part: its place in the tutorial, with links to the other parts from `tutorials.json`, and
 * the directive's content, which says what the reader will learn.
 */
export const tutorialProgress = componentDirective({
  name: 'tutorial-progress',
  form: 'container',
  schema: progressSchema,
  resolve(attributes, context): TutorialProgressProps | null {
    const found = readTutorial(attributes.tutorial, context)
    if (!found) return null
    const { file, ...tutorial } = found
    if (attributes.part <= tutorial.parts.length) return { ...attributes, ...tutorial }
    context.report(
      `There is no part ${attributes.part} of \`${attributes.tutorial}\` in \`${file}\`.`,
      `It has ${tutorial.parts.length}.`,
    )
    return null
  },
  toMarkdown: ({ props: { name, part, parts }, content }) => [
    paragraph(
      `${name}, part ${part} of ${parts.length}, about ${parts[part - 1]?.minutes} minutes.`,
    ),
    ...content,
  ],
  example: `:::tutorial-progress{tutorial=fundamentals part=3}
By the end of this part you can turn requirements into a state shape.
:::`,
})

/** Tutorials to choose from, side by side if there is space. */
export const tutorialCards = htmlDirective({
  name: 'tutorial-cards',
  form: 'container',
  schema: z.strictObject({}),
  child: 'tutorial-card',
  toHtml: ({ children }) => element('div', { className: ['tutorial-cards'] }, children),
  toMarkdown: ({ content }) => content,
  example: `::::tutorial-cards
:::tutorial-card{tutorial=essentials}
You build Fieldbook, a shared journal of bird sightings.
:::

:::tutorial-card{tutorial=fundamentals}
You build The Pass, the ticket board of a kitchen.
:::
::::`,
})

/**
 * A tutorial to choose: the directive's content, which is a picture and a sentence, its length, and the reader's
 * progress.
 */
export const tutorialCard = componentDirective({
  name: 'tutorial-card',
  form: 'container',
  schema: cardSchema,
  parent: 'tutorial-cards',
  resolve(attributes, context): TutorialCardProps | null {
    const found = readTutorial(attributes.tutorial, context)
    if (!found) return null
    const { name, parts } = found
    return { ...attributes, name, parts, hours: hoursOf(found) }
  },
  toMarkdown({ props, content, basePath }) {
    const { parts, hours } = props
    const start = link(basePath + (parts[0]?.path ?? '').slice(1), 'Start with part 1')
    return [...content, paragraph(`${parts.length} parts, about ${hours} hours. `, start, '.')]
  },
  example: tutorialCards.example,
})
