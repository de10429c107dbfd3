import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyPage } from './copy-page.ts'

const write = vi.fn<(items: ClipboardItem[]) => Promise<void>>()

/** Keeps its parts accessible, which a browser only returns as blobs. */
class FakeClipboardItem {
  data: { [type: string]: Promise<Blob> }
  constructor(data: { [type: string]: Promise<Blob> }) {
    this.data = data
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('ClipboardItem', FakeClipboardItem)
  vi.stubGlobal('navigator', { clipboard: { write } })
  document.body.innerHTML = '<a href="/faq.md">Copy as Markdown</a>'
  // Like a browser, waits for the promised text, and fails if that fails.
  write.mockReset().mockImplementation(async ([item]) => {
    await (item as unknown as FakeClipboardItem).data['text/plain']
  })
})

afterEach(() => {
  vi.useRealTimers()
})

const link = () => document.querySelector('a') as HTMLAnchorElement

it('copies the text behind the link and says so for a moment', async () => {
  vi.stubGlobal('fetch', async () => new Response('# FAQ'))
  await copyPage(link())
  const [item] = write.mock.calls[0]?.[0] ?? []
  const blob = await (item as unknown as FakeClipboardItem).data['text/plain']
  expect(await blob?.text()).toBe('# FAQ')
  expect(link().textContent).toBe('Copied')
  await copyPage(link())
  vi.runAllTimers()
  expect(link().textContent).toBe('Copy as Markdown')
})

it('fails when the text cannot be had, so that the link is followed instead', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(copyPage(link())).rejects.toThrow('status 404')
  expect(link().textContent).toBe('Copy as Markdown')
})
