import { z } from 'zod'
import { contentOf } from '../../compiler/analysis/directive-nodes.ts'
import { componentDirective } from '../../compiler/directive.ts'
import { strong } from '../../compiler/output/markdown-nodes.ts'
import { flag } from '../flag.ts'

const tabsSchema = z.strictObject({
  /** Sets of the same group switch together, and the choice is stored. */
  group: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** Name of the URL parameter that chooses a tab. */
  query: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
})

const tabSchema = z.strictObject({
  value: z.string().min(1),
  /** The text in square brackets; else the value is the label. */
  label: z.string().min(1).optional(),
  default: flag,
})

export type TabsProps = {
  /** Sets of the same group switch together, and the choice is stored. */
  group?: string
  /** Name of the URL parameter that selects a tab and follows the choice. */
  queryParam?: string
  tabs: Tab[]
}

export type Tab = { value: string; label: string; isDefault?: boolean }

/** Alternatives, of which one is shown. */
export const tabs = componentDirective({
  name: 'tabs',
  form: 'container',
  schema: tabsSchema,
  child: 'tab',
  resolve({ group, query }, { node, propsOf, report }): TabsProps {
    const list: Tab[] = []
    for (const child of contentOf(node)) {
      const props = child.type === 'containerDirective' && propsOf(child)
      if (!props) continue
      const { value, label = value, default: isDefault } = props as z.output<typeof tabSchema>
      const line = child.position?.start.line
      if (list.some((tab) => tab.value === value)) {
        report(
          `Two tabs of one set have the value \`${value}\`.`,
          'Expected different values.',
          line,
        )
      }
      if (isDefault && list.some((tab) => tab.isDefault)) {
        report('Two tabs of one set are the default.', 'Expected at most one `default`.', line)
      }
      list.push({ value, label, ...(isDefault && { isDefault }) })
    }
    if (list.length === 0) report('The set of tabs has no tabs.', 'Put `:::tab` into it.')
    return {
      ...(group !== undefined && { group }),
      ...(query !== undefined && { queryParam: query }),
      tabs: list,
    }
  },
  toMarkdown: ({ content }) => content,
  example: `::::tabs{group=package-manager query=pm}

:::tab[npm]{value=npm}
\`\`\`bash
npm install @reduxjs/toolkit
\`\`\`
:::

:::tab[Yarn]{value=yarn default}
\`\`\`bash
yarn add @reduxjs/toolkit
\`\`\`
:::

::::`,
})

/** One of the alternatives. The set shows its label; the component renders its content. */
export const tab = componentDirective({
  name: 'tab',
  form: 'container',
  schema: tabSchema,
  label: 'label',
  parent: 'tabs',
  resolve: ({ value, label = value }) => ({ value, label }),
  toMarkdown: ({ label, content }) => [strong(...label), ...content],
  example: tabs.example,
})
