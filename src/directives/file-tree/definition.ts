import type { ElementContent } from 'hast'
import { z } from 'zod'
import { htmlDirective } from '../../compiler/directive.ts'
import { element, textOf } from '../../compiler/html/hast.ts'
import { strong } from '../../compiler/output/markdown-nodes.ts'

const schema = z.strictObject({
  /** The text in square brackets. */
  title: z.string().min(1).optional(),
})

/** Files and folders with their purpose, written as a list of names in code. */
export const fileTree = htmlDirective({
  name: 'file-tree',
  form: 'container',
  schema,
  label: 'title',
  toHtml({ label, children }) {
    const title = element('figcaption', { className: ['code-block-title'] }, [
      element('span', {}, label),
    ])
    return element('figure', { className: ['code-block', 'file-tree'], dataLanguage: 'files' }, [
      ...(label.length > 0 ? [title] : []),
      ...children.map(treeOf),
    ])
  },
  toMarkdown: ({ label, content }) => (label.length > 0 ? [strong(...label), ...content] : content),
  example: `:::file-tree
- \`src/\`
  - \`app/\`
    - \`store.ts\` **changed** gets a slice
  - \`features/cart/\`
    - \`cartSlice.ts\` **new** reducer, actions, selectors
:::`,
})

/** Marks folders in a list, and separates names from descriptions, so that each have a column. */
function treeOf(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node
  if (node.tagName !== 'li') return { ...node, children: node.children.map(treeOf) }
  const lists = node.children.filter((child) => child.type === 'element' && child.tagName === 'ul')
  const line = node.children.filter((child) => !lists.includes(child))
  const start = line.findIndex(holdsSomething)
  const name = line[start]
  const purpose = line.slice(start + 1)
  const isFolder = lists.length > 0 || (name !== undefined && textOf(name).endsWith('/'))
  return element('li', isFolder ? { className: ['folder'] } : {}, [
    ...(name ? [name] : []),
    ...(purpose.some(holdsSomething) ? [element('span', {}, purpose)] : []),
    ...lists.map(treeOf),
  ])
}

const holdsSomething = (node: ElementContent) => node.type !== 'text' || node.value.trim() !== ''
