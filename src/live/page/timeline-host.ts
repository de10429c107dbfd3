import { createElement as createReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createButton, createElement } from '../../dom/elements.ts'
import type { InspectorCommand } from '../inspection.ts'
import type { NetworkSettings } from '../network-settings.ts'
import type { Controls } from './controls.ts'
import { fetchText } from './fetch-once.ts'
import type { Frame } from './frame-host.ts'

/** Offers the timeline of a sample that makes stores or sends requests, by a button in its bar. */
export type TimelineHost = {
  /** A frame has something to show by now. */
  follow(frame: Frame, hasStore: boolean): void
  show(content: unknown): void
  /** The last run had nothing to show. */
  hide(): void
}

/** @param network is kept as the reader sets it, for the runs to come */
export function createTimelineHost(
  { block, edit, run, status, signal }: Controls,
  network: NetworkSettings,
  lineOf: (file: string, line: number) => number,
  runAgain: () => void,
): TimelineHost {
  const container = createElement('div')
  let frame: Frame | null = null
  /** The frame that the inspector has been started in. */
  let inspected: Frame | null = null
  let code: typeof import('../timeline/timeline.tsx') | null = null
  let root: Root | null = null
  let isWanted = false

  const toggle = createButton('code-block-button', 'Timeline', () => {
    isWanted = !isWanted
    update()
    if (isWanted) {
      void open().catch(() => {
        isWanted = false
        update()
        status.textContent = 'The timeline couldn’t be loaded. Check your connection and try again.'
      })
    }
  })
  ;(edit.isConnected ? edit : run).after(toggle)
  const output = block.querySelector('.live-output')
  if (output) output.before(container)
  else block.append(container)
  signal.addEventListener('abort', () => {
    // React may be rendering the page without this sample.
    queueMicrotask(() => root?.unmount())
    container.remove()
    toggle.remove()
  })
  update()

  function update() {
    toggle.ariaExpanded = String(isWanted)
    container.hidden = !isWanted
    // A frame that nobody looks into may go when there are many.
    frame?.setPinned(isWanted)
  }

  async function open(): Promise<void> {
    if (!frame || frame.hasEnded()) return runAgain()
    const [timeline, inspector] = await Promise.all([
      import('../timeline/timeline.tsx'),
      fetchText(import.meta.env.LIVE_INSPECTOR),
    ])
    if (signal.aborted || !isWanted) return
    code = timeline
    root ??= createRoot(container)
    if (frame === inspected) return
    inspected = frame
    frame?.inspect(inspector)
  }

  return {
    follow(next, hasStore) {
      frame = next
      toggle.textContent = hasStore ? 'Timeline' : 'Network'
      toggle.hidden = false
      update()
      if (isWanted) void open()
    },
    show(content) {
      const inspection = code?.readInspection(content)
      if (!code || !inspection) return
      const ask = (command: InspectorCommand) => frame?.ask(command)
      root?.render(createReactElement(code.Timeline, { inspection, ask, lineOf }))
      const { latencyMs, failure } = inspection.network
      Object.assign(network, { latencyMs, failure })
    },
    hide() {
      frame = null
      toggle.hidden = true
      container.hidden = true
    },
  }
}
