import { announce } from '../../router/announce.ts'

const confirmationMs = 1500
const copied = 'Copied'

/**
 * Copies the text that a link leads to, and shows that in place of the link.
 * @throws when the text can't be loaded, or the browser doesn't allow copying
 */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  // A promise, because some browsers only allow copying right after a click, and not once the text has been loaded.
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
