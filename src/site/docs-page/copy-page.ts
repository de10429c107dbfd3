import { announce } from '../../router/announce.ts'

const confirmationMs = 1500
const copied = 'Copied'

/**
 * Copies the text that a link leads to, and says so in the link's place.
 * @throws when the text cannot be had, or the browser does not let it be copied.
 */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  // A promise, because some browsers forget while the text loads that the reader asked for this.
  const text = fetchText(link.href).then((text) => new Blob([text], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  announce('Page copied as Markdown')
  const label = link.textContent
  if (label === copied) return
  link.textContent = copied
  setTimeout(() => {
    link.textContent = label
  }, confirmationMs)
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
  return response.text()
}
