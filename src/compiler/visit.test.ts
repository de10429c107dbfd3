import { expect, test } from 'vitest'
import { parseMarkdown } from './source/parse-markdown.ts'
import { visit } from './visit.ts'

const tree = () => parseMarkdown('# A\n\n> B *c*\n\n- D')

/** Types in the order of their visits. */
function typesOf(answer: (type: string, index: number | undefined) => number | 'skip' | undefined) {
  const types: string[] = []
  visit(tree(), ({ type }, index) => {
    types.push(type)
    return answer(type, index)
  })
  return types.join(' ')
}

test('Nodes are visited from the outside in, in the order of the source', () => {
  expect(typesOf(() => undefined)).toBe(
    'root heading text blockquote paragraph text emphasis text list listItem paragraph text',
  )
})

test('What is in a node can be left out', () => {
  expect(typesOf((type) => (type === 'blockquote' ? 'skip' : undefined))).toBe(
    'root heading text blockquote list listItem paragraph text',
  )
})

test('An index says with which child of the parent to go on', () => {
  expect(typesOf((type, index = 0) => (type === 'heading' ? index + 2 : undefined))).toBe(
    'root heading list listItem paragraph text',
  )
})

test('Only nodes of a type are visited, and what is put behind one is too', () => {
  const values: string[] = []
  visit(tree(), 'text', (node, index = 0, parent) => {
    values.push(node.value)
    if (node.value === 'c') parent?.children.splice(index + 1, 0, { type: 'text', value: 'new' })
    return undefined
  })
  expect(values).toEqual(['A', 'B ', 'c', 'new', 'D'])
})
