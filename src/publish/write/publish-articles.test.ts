import { expect, it } from 'vitest'
import type { Page } from '../../model/page.ts'
import { pagesOf } from '../../site-compiler/pages.test-support.ts'
import { publishArticles } from './publish-articles.ts'

async function publish(texts: { [id: string]: string }) {
  const all = await pagesOf(texts)
  const events: string[] = []
  const files = new Map<string, string>()
  const published = await publishArticles(
    {
      pages: all,
      async readPage({ id }) {
        events.push(`read ${id}`)
        return all.find((page) => page.id === id) as Page
      },
    },
    async (file, content) => {
      events.push(file.replace(/\.\w{8}\./, '.'))
      files.set(file, content)
    },
  )
  return { ...published, events, files }
}

it('a page is read when those before it are published', async () => {
  const { events } = await publish({ a: 'Text', b: 'Text' })
  expect(events).toEqual(['read a', '_pages/a.json', 'a.md', 'read b', '_pages/b.json', 'b.md'])
})

it('the data of a page stands under the hash that is told of it', async () => {
  const { pages, files } = await publish({ a: 'Text' })
  expect(pages).toEqual([{ route: '/a', lastUpdated: null, hash: expect.any(String) }])
  expect(JSON.parse(files.get(`_pages/a.${pages[0]?.hash}.json`) ?? '')).toMatchObject({
    kind: 'doc',
    route: '/a',
    blocks: ['<p>Text</p>'],
  })
})

it('what search finds has another hash when the text changes, and not when its markup does', async () => {
  const hashOf = async (text: string) => (await publish({ a: text })).searchHash
  expect(await hashOf('Some text')).not.toBe(await hashOf('Other text'))
  expect(await hashOf('Some text')).toBe(await hashOf('Some *text*'))
})
