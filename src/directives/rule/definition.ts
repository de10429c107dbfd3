import { z } from 'zod'
import { componentDirective, htmlDirective } from '../../compiler/directive.ts'
import { element, text } from '../../compiler/html/hast.ts'
import { strong } from '../../compiler/output/markdown-nodes.ts'
import { priorities, priorityNames } from './priority-names.ts'

const schema = z.strictObject({
  priority: z.enum(priorities, `Expected one of: ${priorities.join(', ')}`),
})

/** One rule of a guide, with a badge for its priority. Its content starts with its heading. */
export const rule = htmlDirective({
  name: 'rule',
  form: 'container',
  schema,
  toHtml({ props: { priority }, children }) {
    return element('section', { className: ['rule'], dataPriority: priority }, [
      element('p', { className: ['rule-badge'] }, [text(priorityNames[priority])]),
      ...children,
    ])
  },
  toMarkdown({ props, content: [heading, ...rest] }) {
    const priority = strong(`Priority: ${props.priority.replace('-', ' ')}`)
    return heading ? [heading, priority, ...rest] : [priority]
  },
  example: `:::rule{priority=essential}
### One app, one store {#one-store}

Text, and two samples in a row: how not to do it, then how to.
:::`,
})

/** Lets readers show only the rules of one priority. Without script, all are shown. */
export const ruleFilter = componentDirective({
  name: 'rule-filter',
  form: 'leaf',
  schema: z.strictObject({}),
  toMarkdown: () => [],
  example: '::rule-filter',
})
