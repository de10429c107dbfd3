import { type ButtonHTMLAttributes, useReducer, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as site from '#content/site.ts'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import { Icon } from '../../browser/dom/icon.tsx'
import { frameHtml, framePath } from '../frame-file.ts'
import type { LibraryName } from '../libraries.ts'
import { livePageStart, livePathEnd, liveSourcesStart } from '../live-paths.ts'
import type { OpenedFrame } from './frame-host.ts'
import styles from './live.css?inline'
import type { SampleHost, SampleView } from './sample-host.ts'

const base = import.meta.env.BASE_URL
/** Route of the page with the playground; null on a site without one. */
const playground = site.playground
/** Path of each library's file, below the base; the build provides it. */
const libraryFiles: { [name in LibraryName]: string } = import.meta.env.LIVE_LIBRARIES

/** Whether a press has started to load the code that runs samples. From then on, that code loads the rest itself. */
let hasBegun = false

/**
 * Puts a bar with the buttons Run, Edit and, where the site has one, Playground below a live sample. Nothing else is
 * loaded before one is pressed. Returns the function that takes everything away again.
 */
export function add(block: HTMLElement): () => void {
  // The sample may have been removed, or got its bar, while this code was loading.
  if (!block.isConnected || block.querySelector('.live-sample')) return () => {}
  adoptStyles(styles)
  const end = new AbortController()
  const container = document.createElement('div')
  container.className = 'live-sample'
  block.append(container)
  const root = createRoot(container)
  root.render(<LiveSample block={block} signal={end.signal} />)
  return () => {
    end.abort()
    container.remove()
    // Later, because React may be rendering the page without this sample.
    queueMicrotask(() => root.unmount())
  }
}

/** The buttons of a sample, and everything that a press adds. */
function LiveSample({ block, signal }: { block: HTMLElement; signal: AbortSignal }) {
  const [view, show] = useReducer(
    (view: SampleView, change: Partial<SampleView>) => ({ ...view, ...change }),
    {},
  )
  const stage = useRef<HTMLDivElement>(null)
  const [host] = useState<SampleHost>({ block, stage, show, signal })
  const opened = useRef<OpenedFrame>(undefined)
  const { Editor, RunButtons, Preview, Results } = view

  function dropOpened() {
    opened.current?.element.remove()
    opened.current = undefined
  }

  async function loadRun() {
    // Before the frame, because creating a frame takes time.
    const code = import('./run-sample.ts')
    if (!hasBegun) {
      opened.current = begin(host)
      signal.addEventListener('abort', dropOpened)
    }
    hasBegun = true
    try {
      return await code
    } catch (error) {
      dropOpened()
      hasBegun = false
      throw error
    }
  }

  async function loadEdit() {
    const [hash = ''] = (block.dataset.live ?? '').split('.')
    if (!hasBegun) preload(livePageStart + hash + livePathEnd)
    preload(liveSourcesStart + hash + livePathEnd)
    preload(import.meta.env.LIVE_COMPILER, 'modulepreload')
    // edit-sample.tsx imports run-sample.ts, so without this, run-sample.ts would only load after it.
    const [editing] = await Promise.all([import('./edit-sample.tsx'), import('./run-sample.ts')])
    return editing
  }

  /**
   * Attributes of a button whose code is loaded on demand. Loading starts when the mouse is down; the click comes when
   * it's up.
   */
  const loading = <Loaded,>(
    load: () => Promise<Loaded>,
    press: (loaded: Loaded) => unknown,
  ): ButtonHTMLAttributes<HTMLButtonElement> => ({
    className: 'code-block-button',
    onMouseDown: ({ button }) => {
      // The click reports failures.
      if (button === 0) load().catch(() => {})
    },
    onClick: ({ currentTarget }) => {
      // Safari leaves the focus in the editor, which Reset removes.
      currentTarget.focus()
      load()
        .then(press)
        .catch(() =>
          show({ status: 'This couldn’t be loaded. Check your connection and try again.' }),
        )
    },
  })

  return (
    <>
      {Editor && <Editor host={host} view={view} />}
      <div className="live-bar">
        <button
          type="button"
          {...loading(loadRun, ({ press }) => {
            if (!signal.aborted) press(host, opened.current)
            opened.current = undefined
          })}
          className="code-block-button live-run"
          data-stop={view.runLabel === 'Stop' ? '' : undefined}
        >
          {view.runLabel ?? 'Run'}
        </button>
        <button type="button" {...loading(loadEdit, ({ edit }) => edit(host))}>
          {view.editLabel ?? (
            <>
              <Icon path="M5.25 15.75 16.5 4.5l3 3L8.25 18.75 4.5 19.5zM13.5 7.5l3 3" />
              Edit
            </>
          )}
        </button>
        {RunButtons && <RunButtons host={host} view={view} />}
        {playground && (
          <button
            type="button"
            {...loading(
              () => import('./open-in-playground.ts'),
              ({ openInPlayground }) => openInPlayground(host, playground),
            )}
            // The name says where it leads, because the bar has no room for a longer label.
            aria-label="Open in playground"
          >
            <Icon path="M13.5 4.5h6v6m0-6-8.25 8.25M9.75 5.25h-3a2.25 2.25 0 0 0-2.25 2.25v9.75a2.25 2.25 0 0 0 2.25 2.25h9.75a2.25 2.25 0 0 0 2.25-2.25v-3" />
            Playground
          </button>
        )}
        <span className="live-status" role="status" data-verdict={view.verdict}>
          {view.status}
        </span>
      </div>
      <div className="live-preview">
        <div ref={stage} className="live-stage" />
        {Preview && <Preview host={host} view={view} />}
      </div>
      {Results && <Results host={host} view={view} />}
    </>
  )
}

/** Loads everything that the first run needs at once, so that no file has to wait for another. */
function begin({ block, stage }: SampleHost): OpenedFrame {
  const [hash = ''] = (block.dataset.live ?? '').split('.')
  const needs = (block.dataset.needs ?? '').split(' ') as (LibraryName | 'preview')[]
  const files = needs.flatMap((need) => (need === 'preview' ? [] : (libraryFiles[need] ?? [])))
  for (const file of [livePageStart + hash + livePathEnd, ...files]) preload(file)
  const hasPreview = needs.includes('preview')
  // The run requests it too, and reports failures.
  if (hasPreview) import('./preview.tsx').catch(() => {})
  const container = (hasPreview && stage.current) || document.body
  container.insertAdjacentHTML('beforeend', frameHtml)
  const element = container.lastElementChild as HTMLIFrameElement
  const isLoaded = new Promise((resolve) => {
    element.onload = resolve
  })
  element.src = base + framePath
  return { element, isLoaded }
}

/** Preloads a file, once, that code on its way will need. */
function preload(file: string, rel = 'preload'): void {
  const href = base + file
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel, href, crossOrigin: '' })
  if (rel === 'preload') link.as = 'fetch'
  document.head.append(link)
}
