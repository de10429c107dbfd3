import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { expect, it, vi } from 'vitest'
import type { SerializedPage } from '../write/page-files.ts'
import type { DevContent } from './dev-content.ts'
import { createEditedContent } from './dev-edits.ts'

/** A server that notes what is sent to open pages. */
function listeningServer() {
  const sent: { event: string; data: unknown }[] = []
  const send = (event: string, data: unknown) => sent.push({ event, data })
  return { server: { ws: { send } } as unknown as ViteDevServer, sent }
}

/** Content whose pages are routes with the hashes of their data. */
function contentOf(routes: { [route: string]: string }, sidebar: string[] = []): DevContent {
  return {
    pages: new Map(),
    dataPaths: new Map(),
    siteData: { routes, redirects: [], sidebar },
    diagnostics: [],
  } as unknown as DevContent
}

/** Content with one page, whose file is there. */
function withFaq(sidebar: string[]): DevContent {
  const page = { page: { route: '/faq', sourcePath: 'README.md' }, json: '', hash: '1' }
  return {
    ...contentOf({ '/faq': '1' }, sidebar),
    pages: new Map([['/faq', page as SerializedPage]]),
  }
}

it('checks again when a file was changed while all pages were compiled, though that failed', async () => {
  const { server, sent } = listeningServer()
  let edit = () => {}
  const compile = vi
    .fn(async () => contentOf({ '/faq': '2' }))
    .mockResolvedValueOnce(contentOf({ '/faq': '1' }))
    .mockImplementationOnce(async () => {
      edit()
      throw new Error('docs/faq.md was written over while it was read.')
    })
  const content = await createEditedContent(compile)
  // The watcher tells of it later.
  edit = () => setImmediate(() => content.show(server, 'docs/another.md'))
  content.show(server, 'docs/faq.md')

  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ event: 'content:update', data: { routes: { '/faq': '2' } } })
  expect(content.now().siteData.routes).toEqual({ '/faq': '2' })
})

it('says what went wrong when nothing was changed meanwhile, and checks after the next change', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  const { server, sent } = listeningServer()
  const compile = vi
    .fn(async () => contentOf({ '/faq': '2' }))
    .mockResolvedValueOnce(contentOf({ '/faq': '1' }))
    .mockRejectedValueOnce(new Error('The disk is full.'))
  const content = await createEditedContent(compile)
  content.show(server, 'docs/faq.md')
  await expect.poll(() => complaints).toHaveBeenCalledWith(new Error('The disk is full.'))
  expect(sent).toMatchObject([{ event: { err: { message: 'The disk is full.' } } }])

  content.show(server, 'docs/faq.md')
  await expect.poll(() => sent).toHaveLength(2)
  expect(content.now().siteData.routes).toEqual({ '/faq': '2' })
  complaints.mockRestore()
})

it('sends the sidebar when it has changed, and keeps a broken page in it', async () => {
  const { server, sent } = listeningServer()
  const compile = vi
    .fn(async () => withFaq(['Questions']))
    .mockResolvedValueOnce(withFaq(['FAQ']))
    .mockResolvedValueOnce(contentOf({}))
  const content = await createEditedContent(compile)
  const sidebars = () => sent.map(({ data }) => (data as { sidebar: unknown }).sidebar)

  content.show(server, 'sidebar.ts')
  await expect.poll(() => sidebars()).toEqual([null])
  expect(content.now().siteData.sidebar).toEqual(['FAQ'])

  content.show(server, 'sidebar.ts')
  await expect.poll(() => sidebars()).toEqual([null, ['Questions']])
})

it('shows what comes while all pages are compiled, and compiles again for it', async () => {
  const { server, sent } = listeningServer()
  let state = 0
  const compile = vi.fn(async () => {
    const routes = { '/faq': String(state++) }
    await setTimeout(5)
    return contentOf(routes)
  })
  const content = await createEditedContent(compile)
  for (let edit = 0; edit < 5; edit++) content.show(server, 'docs/faq.md')
  await expect.poll(() => content.now().siteData.routes).toEqual({ '/faq': '2' })
  expect(sent.map(({ data }) => data)).toMatchObject([
    { routes: { '/faq': '1' } },
    { routes: { '/faq': '2' } },
  ])
  expect(compile).toHaveBeenCalledTimes(3)
})
