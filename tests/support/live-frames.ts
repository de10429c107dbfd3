import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { LibraryName } from '../../src/live/libraries.ts'
import type { LiveModule } from '../../src/live/live-page.ts'
import { compileProject } from '../../src/live/page/edited-project.ts'
import { protocolVersion } from '../../src/live/protocol.ts'
import { siteRoot } from './builds.ts'

/** A sample as a page would hand it to a frame. */
type FrameOrder = {
  modules: LiveModule[]
  libraries: { name: string; url: string }[]
  live: number
}

export function orderOf(source: string, libraries: LibraryName[] = []): FrameOrder {
  const { modules } = compileProject([{ path: 'a.tsx', code: source }])
  const files = readdirSync(path.join(siteRoot, '_live'))
  const fileOf = (name: string) => files.find((file) => /^(.*)\.\w+\.js$/.exec(file)?.[1] === name)
  return {
    modules,
    libraries: libraries.map((name) => ({ name, url: `/_live/${fileOf(name)}` })),
    live: protocolVersion,
  }
}

/** The reports of a frame, and the longest time that it blocked the page's thread. */
export type FrameOutcome = {
  printed: string[]
  error: string
  line: number
  afterMs: number
  heldMs: number
  /** Number of reports. */
  amount: number
}

/**
 * Runs in the page: runs a sample in a frame, until it fails or for a while after it ends.
 * @param waitMs how long to wait for more reports after the end
 */
export async function runOrder(
  { modules, libraries, live }: FrameOrder,
  waitMs: number,
): Promise<FrameOutcome> {
  const texts = await Promise.all(
    libraries.map(async ({ name, url }) => ({ name, code: await (await fetch(url)).text() })),
  )
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = '/_sandbox/frame.html'
  const loaded = new Promise((resolve) => {
    frame.onload = resolve
  })
  document.body.append(frame)
  await loaded
  const { port1, port2 } = new MessageChannel()
  let onReport = (_report: { type?: string; text?: string; line?: number }) => {}
  port1.onmessage = ({ data }) => onReport(JSON.parse(data))
  frame.contentWindow?.postMessage({ live }, '*', [port2])
  const ready = new Promise<void>((resolve) => {
    onReport = ({ type }) => type === 'ready' && resolve()
  })
  port1.postMessage({ type: 'libraries', texts })
  await ready

  let heldMs = 0
  let last = performance.now()
  const beat = setInterval(() => {
    heldMs = Math.max(heldMs, performance.now() - last)
    last = performance.now()
  }, 5)
  const startedAt = performance.now()
  const printed: string[] = []
  let amount = 0
  let failed = { error: '', line: 0, afterMs: 0 }
  await new Promise<void>((resolve) => {
    onReport = ({ type, text = '', line = 0 }) => {
      amount += 1
      if (type === 'print') printed.push(text)
      if (type === 'end') setTimeout(resolve, waitMs)
      if (type !== 'error') return
      failed = { error: text, line, afterMs: performance.now() - startedAt }
      resolve()
    }
    setTimeout(resolve, 60_000)
    port1.postMessage({ type: 'run', modules, entry: 0, prints: [], network: {} })
  })
  await new Promise((resolve) => setTimeout(resolve, 30))
  clearInterval(beat)
  frame.remove()
  return { printed, ...failed, heldMs, amount }
}
