import { z } from 'zod'
import { htmlDirective } from '../../compiler/directive.ts'
import { quote, strong } from '../../compiler/output/markdown-nodes.ts'
import { note } from '../note.ts'

const types = ['note', 'tip', 'info', 'warning', 'danger'] as const
type CalloutType = (typeof types)[number]

const schema = z.strictObject({
  /** Determined by the directive's name. */
  type: z.enum(types),
  /** The text in square brackets, or the directive's name. */
  title: z.string().min(1),
})

const icons: { [type in CalloutType]: string } = {
  note: 'M3.5 2.5h9v7l-4 4h-5zM12.5 9.5h-4v4M6 5.5h4M6 8h1.5',
  tip: 'M6 12.5h4M6.5 14.5h3M6 10.5c0-1.5-2-2.2-2-4.6a4 4 0 0 1 8 0c0 2.4-2 3.1-2 4.6z',
  info: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5zM8 7.25v3.75M8 4.75v.5',
  warning: 'M8 2 14.5 13.5h-13zM8 6.25v3.5M8 11.25v.5',
  danger: 'M5.25 1.75h5.5l3.5 3.5v5.5l-3.5 3.5h-5.5l-3.5-3.5v-5.5zM8 4.75v3.75M8 10.75v.5',
}

const example = `:::tip
Select the smallest piece of state that you need.
:::

::::warning[Do not mutate state outside a reducer]
Text, lists, code, and other directives:

:::details[Why]
Because …
:::
::::`

/** A remark beside the text. */
const callout = <const Name extends string>(name: Name, type: CalloutType, title: string) =>
  htmlDirective({
    name,
    form: 'container',
    schema,
    label: 'title',
    preset: { type, title },
    toHtml: ({ props: { type }, label, children }) =>
      note('callout', ['callout', `callout-${type}`], icons[type], label, children),
    toMarkdown: ({ label, content }) => [quote(strong(...label), ...content)],
    example,
  })

export const callouts = [
  callout('note', 'note', 'Note'),
  callout('tip', 'tip', 'Tip'),
  callout('info', 'info', 'Info'),
  callout('warning', 'warning', 'Warning'),
  callout('danger', 'danger', 'Danger'),
  callout('caution', 'warning', 'Caution'),
  callout('pitfall', 'warning', 'Pitfall'),
  callout('secondary', 'note', 'Note'),
  callout('important', 'info', 'Important'),
  callout('success', 'tip', 'Success'),
] as const
