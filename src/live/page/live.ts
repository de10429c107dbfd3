import { frameHtml, framePath } from '../frame-file.ts'
import type { LibraryName } from '../libraries.ts'
import { livePageStart, livePathEnd, liveSourcesStart } from '../live-paths.ts'
import type { Controls, OpenedFrame } from './controls.ts'
import styles from './live.css?inline'

const base = import.meta.env.BASE_URL
/** Path of each library's file below the base; the build says it. */
const libraryFiles: { [name in LibraryName]: string } = import.meta.env.LIVE_LIBRARIES

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/** Code that runs samples is there, or on its way: from then on it asks for the rest itself. */
let hasBegun = false

/**
 * Puts a bar with the buttons Run, Edit and Playground below a live sample. Nothing else is loaded before one is pressed. Returns
 * the function that takes everything away again.
 */
export function add(block: HTMLElement): () => void {
  // It may have gone, or got its bar, while this code was on its way.
  if (!block.isConnected || block.querySelector('.live-bar')) return () => {}
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const end = new AbortController()
  const bar = document.createElement('div')
  bar.className = 'live-bar'
  const status = document.createElement('span')
  status.className = 'live-status'
  status.role = 'status'
  const button = (text: string, press: () => Promise<void>) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = 'code-block-button'
    made.textContent = text
    made.onclick = () =>
      press().catch(() => {
        status.textContent = 'This couldn’t be loaded. Check your connection and try again.'
      })
    return made
  }
  const run = button('Run', async () => {
    const opened = hasBegun ? undefined : begin(block, bar)
    hasBegun = true
    try {
      const { press } = await import('./run-sample.ts')
      if (end.signal.aborted) opened?.element.remove()
      else press(controls, opened)
    } catch (error) {
      opened?.element.remove()
      hasBegun = false
      throw error
    }
  })
  run.classList.add('live-run')
  const edit = button('Edit', async () => {
    const [hash = ''] = (block.dataset.live ?? '').split('.')
    if (!hasBegun) preload(livePageStart + hash + livePathEnd)
    preload(liveSourcesStart + hash + livePathEnd)
    preload(import.meta.env.LIVE_COMPILER, 'modulepreload')
    // The one imports the other, and a file that says so would come first.
    const [{ edit }] = await Promise.all([import('./edit-sample.ts'), import('./run-sample.ts')])
    return edit(controls)
  })
  const controls: Controls = { block, bar, run, edit, status, signal: end.signal }
  // Its name says where it leads; the bar has no room for all of it.
  const open = button('Playground', async () =>
    (await import('./open-in-playground.ts')).openInPlayground(controls),
  )
  open.ariaLabel = 'Open in playground'
  bar.append(run, edit, open, status)
  block.append(bar)
  return () => {
    end.abort()
    bar.remove()
  }
}

/** Asks for all that the first run takes at once, so that no file waits until another has said where it is. */
function begin(block: HTMLElement, bar: HTMLElement): OpenedFrame {
  const [hash = ''] = (block.dataset.live ?? '').split('.')
  const needs = (block.dataset.needs ?? '').split(' ') as (LibraryName | 'preview')[]
  const files = needs.flatMap((need) => (need === 'preview' ? [] : (libraryFiles[need] ?? [])))
  for (const file of [livePageStart + hash + livePathEnd, ...files]) preload(file)
  let place = document.body
  if (needs.includes('preview')) {
    const box = document.createElement('div')
    place = document.createElement('div')
    box.append(place)
    bar.after(box)
  }
  place.insertAdjacentHTML('beforeend', frameHtml)
  const element = place.lastElementChild as HTMLIFrameElement
  const isLoaded = new Promise((resolve) => {
    element.onload = resolve
  })
  element.src = base + framePath
  return { element, isLoaded }
}

/** Asks for a file, once, that code on its way will want. */
function preload(file: string, rel = 'preload'): void {
  const href = base + file
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel, href, crossOrigin: '' })
  if (rel === 'preload') link.as = 'fetch'
  document.head.append(link)
}
