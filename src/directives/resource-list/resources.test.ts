import { readdirSync, readFileSync } from 'node:fs'
import { toMarkdown } from 'mdast-util-to-markdown'
import { describe, expect, test } from 'vitest'
import { resourceListSchema, resourcesToMarkdown } from './resources.ts'

const folder = new URL('../../../content/data/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
const resource = { title: 'A', url: 'https://a.test/', description: 'What A is.' }

describe('The lists of content/data', () => {
  test.each(readdirSync(folder).filter((file) => file.endsWith('.json')))(
    '%s is a list of groups that the schema accepts',
    (file) => {
      expect(resourceListSchema.safeParse(read(file)).error?.issues).toBeUndefined()
    },
  )
})

describe('The schema of resource lists', () => {
  const messagesFor = (...resources: object[]) =>
    resourceListSchema
      .safeParse([{ name: 'G', entries: resources }])
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test('names the address that is there twice', () => {
    expect(messagesFor(resource, { ...resource, title: 'B' })).toEqual([
      ': The address https://a.test/ is there twice',
    ])
  })

  test.each([
    ['an address that is not http', { url: 'ftp://a.test/' }],
    ['a description of two lines', { description: 'One.\nTwo.' }],
    ['a description above 140 characters', { description: 'x'.repeat(141) }],
    ['a status that has no meaning', { status: 'fine' }],
    ['an unknown property', { date: '2020' }],
  ])('rejects %s', (_, change) => {
    expect(messagesFor({ ...resource, ...change })).toHaveLength(1)
  })
})

describe('A group as Markdown', () => {
  test('shows title, source, tags and description, and marks what is dated', () => {
    const list = resourcesToMarkdown({
      name: 'G',
      entries: [
        { ...resource, author: 'Ann', year: 2020, status: 'older style', price: 'paid' },
        { ...resource, description: 'What `a` is.', status: 'current' },
      ],
    })
    expect(toMarkdown(list)).toBe(
      '* [A](https://a.test/) Ann, 2020 *paid* *older style*\n\n  What A is.\n' +
        '* [A](https://a.test/) *current*\n\n  What `a` is.\n',
    )
    expect(list.children.map(({ data }) => data?.hProperties)).toEqual([
      { dataDated: '' },
      undefined,
    ])
  })
})
