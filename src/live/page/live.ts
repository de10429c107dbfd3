import { adoptStyles } from '../../dom/adopt-styles.ts'
import { createButton, createElement } from '../../dom/elements.ts'
import { iconHtml } from '../../dom/icon.ts'
import { frameHtml, framePath } from '../frame-file.ts'
import type { LibraryName } from '../libraries.ts'
import { livePageStart, livePathEnd, liveSourcesStart } from '../live-paths.ts'
import type { Controls, OpenedFrame } from './controls.ts'
import styles from './live.css?inline'

const base = import.meta.env.BASE_URL
/** Path of each library's file below the base; the build says it. */
const libraryFiles: { [name in LibraryName]: string } = import.meta.env.LIVE_LIBRARIES

/** Code that runs samples is there, or on its way: from then on it asks for the rest itself. */
let hasBegun = false

/**
 * Puts a bar with the buttons Run, Edit and Playground below a live sample. Nothing else is loaded before one is
 * pressed. Returns the function that takes everything away again.
 */
export function add(block: HTMLElement): () => void {
  // It may have gone, or got its bar, while this code was on its way.
  if (!block.isConnected || block.querySelector('.live-bar')) return () => {}
  adoptStyles(styles)
  const end = new AbortController()
  const bar = createElement('div', 'live-bar')
  const status = createElement('span', 'live-status')
  status.role = 'status'
  /** @param load asks for what a press takes: as soon as the mouse is down, because a click comes when it's up */
  const button = <Loaded>(
    label: string,
    load: () => Promise<Loaded>,
    press: (loaded: Loaded) => unknown,
  ) => {
    const element = createButton('code-block-button', '', () =>
      load()
        .then(press)
        .catch(() => {
          status.textContent = 'This couldn’t be loaded. Check your connection and try again.'
        }),
    )
    element.innerHTML = label
    element.onmousedown = ({ button }) => {
      // What fails is told when the click comes.
      if (button === 0) load().catch(() => {})
    }
    return element
  }
  let opened: OpenedFrame | undefined
  const dropOpened = () => {
    opened?.element.remove()
    opened = undefined
  }
  end.signal.addEventListener('abort', dropOpened)
  const run = button(
    'Run',
    async () => {
      // Before the frame: to make one takes time.
      const code = import('./run-sample.ts')
      if (!hasBegun) opened = begin(block, bar)
      hasBegun = true
      try {
        return await code
      } catch (error) {
        dropOpened()
        hasBegun = false
        throw error
      }
    },
    ({ press }) => {
      if (!end.signal.aborted) press(controls, opened)
      opened = undefined
    },
  )
  run.classList.add('live-run')
  const edit = button(
    `${iconHtml('M5.25 15.75 16.5 4.5l3 3L8.25 18.75 4.5 19.5zM13.5 7.5l3 3')}Edit`,
    async () => {
      const [hash = ''] = (block.dataset.live ?? '').split('.')
      if (!hasBegun) preload(livePageStart + hash + livePathEnd)
      preload(liveSourcesStart + hash + livePathEnd)
      preload(import.meta.env.LIVE_COMPILER, 'modulepreload')
      // The first one imports the other, and would have to come before that's known.
      const [editing] = await Promise.all([import('./edit-sample.ts'), import('./run-sample.ts')])
      return editing
    },
    (editing) => editing.edit(controls),
  )
  const controls: Controls = { block, bar, run, edit, status, signal: end.signal }
  // Its name says where it leads; the bar has no room for all of it.
  const open = button(
    `${iconHtml('M13.5 4.5h6v6m0-6-8.25 8.25M9.75 5.25h-3a2.25 2.25 0 0 0-2.25 2.25v9.75a2.25 2.25 0 0 0 2.25 2.25h9.75a2.25 2.25 0 0 0 2.25-2.25v-3')}Playground`,
    () => import('./open-in-playground.ts'),
    ({ openInPlayground }) => openInPlayground(controls),
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
  let container = document.body
  if (needs.includes('preview')) {
    // What fails is told by the run, which asks for it too.
    import('./preview.ts').catch(() => {})
    const box = createElement('div')
    container = createElement('div')
    box.append(container)
    bar.after(box)
  }
  container.insertAdjacentHTML('beforeend', frameHtml)
  const element = container.lastElementChild as HTMLIFrameElement
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
