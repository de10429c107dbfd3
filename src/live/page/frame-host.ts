import { frameHtml, framePath, keptHeader } from '../frame-file.ts'
import type { InspectorCommand } from '../inspection.ts'
import type { LibraryName } from '../libraries.ts'
import { type FrameCommand, type FrameReport, protocolVersion, readReport } from '../protocol.ts'
import { fetchText } from './fetch-once.ts'

const base = import.meta.env.BASE_URL
/** Path of each library's file, below the base; the build provides it. */
const libraryFiles: { [name in LibraryName]: string } = import.meta.env.LIVE_LIBRARIES

/** How long a frame may take to report that it's ready. */
const timeoutMs = 10_000

/** A frame whose document is loading. */
export type OpenedFrame = { element: HTMLIFrameElement; isLoaded: Promise<unknown> }

/** A frame for one run, with its libraries started. */
export type Frame = {
  run(
    command: Omit<Extract<FrameCommand, { type: 'run' }>, 'type'>,
    onReport: (report: FrameReport) => void,
  ): void
  /** Makes it visible. */
  show(): void
  /** Applies these styles to what the frame shows. */
  setStyles(styles: string): void
  /** Starts the inspector in it, whose messages come as reports. */
  inspect(code: string): void
  ask(command: InspectorCommand): void
  /** Whether the reader looks at its timeline. Then it stays, however many frames there are. */
  setPinned(isPinned: boolean): void
  isPinned(): boolean
  hasEnded(): boolean
  /** Removes it, and with it whatever is still running. */
  end(): void
}

/** The frame that is prepared for the next run, with its libraries and its place. */
let next: { libraries: string; container: HTMLElement; frame: Promise<Frame> } | null = null

/**
 * Returns a frame with these libraries: the prepared one, if it has them.
 * @param container where it goes, because a frame that is moved in the document starts again
 * @param opened a frame that is already loading
 */
export function takeFrame(
  libraries: LibraryName[],
  container = document.body,
  opened?: OpenedFrame,
): Promise<Frame> {
  const prepared = next
  next = null
  if (prepared?.libraries === libraries.join() && prepared.container === container) {
    opened?.element.remove()
    return prepared.frame
  }
  discard(prepared?.frame)
  return createFrame(libraries, opened ?? openFrame(container))
}

/** Prepares a frame for the next run, so that its libraries have started by then. */
export function prepareFrame(libraries: LibraryName[], container = document.body): void {
  if (next) return
  const frame = createFrame(libraries, openFrame(container))
  next = { libraries: libraries.join(), container, frame }
  // The next press tries again and reports the error.
  frame.catch(() => {
    next = null
  })
}

/** Removes the prepared frame, because nobody on this page runs samples anymore. */
export function dropPrepared(): void {
  discard(next?.frame)
  next = null
}

/** Removes a frame that isn't needed anymore, even if it's still loading. */
export function discard(frame?: Promise<Frame>): void {
  frame?.then((frame) => frame.end()).catch(() => {})
}

async function createFrame(
  libraries: LibraryName[],
  { element, isLoaded }: OpenedFrame,
): Promise<Frame> {
  const code = Promise.all(
    libraries.map(async (name) => ({ name, code: await fetchText(libraryFiles[name]) })),
  )
  element.hidden = false
  const { port1: port, port2 } = new MessageChannel()
  let listener: (report: FrameReport) => void = () => {}
  let isPinned = false
  let hasEnded = false
  const end = () => {
    hasEnded = true
    port.close()
    element.remove()
  }
  port.onmessage = ({ data }) => {
    const report = readReport(data)
    if (report) listener(report)
  }
  try {
    const wayThere = connectionToFrame()
    await withTimeout(isLoaded)
    const connection = await wayThere
    if (connection === 'none') throw new Error('There is no connection.')
    if (connection === 'worker') {
      const isThere = new Promise((resolve) => {
        element.onload = resolve
      })
      // The service worker never gets the requests of a sandboxed frame, so the attribute is removed. The worker's
      // response has a header that sandboxes the frame.
      element.removeAttribute('sandbox')
      element.src = base + framePath
      await withTimeout(isThere)
    }
    // The frame has no origin, so only `*` works as a target.
    element.contentWindow?.postMessage({ live: protocolVersion }, '*', [port2])
    const isReady = new Promise<void>((resolve) => {
      listener = ({ type }) => type === 'ready' && resolve()
    })
    send(port, { type: 'libraries', texts: await code })
    await withTimeout(isReady)
  } catch (error) {
    end()
    throw error
  }
  return {
    run(command, onReport) {
      listener = onReport
      send(port, { type: 'run', ...command })
    },
    show() {
      element.dataset.shown = ''
      element.title = 'Preview'
      element.ariaHidden = null
      element.removeAttribute('tabindex')
    },
    setStyles: (styles) => send(port, { type: 'look', styles }),
    inspect: (code) => send(port, { type: 'inspector', code }),
    ask: (command) => send(port, { type: 'ask', ask: command }),
    setPinned(next) {
      isPinned = next
    },
    isPinned: () => isPinned,
    hasEnded: () => hasEnded,
    end,
  }
}

/**
 * Requests the frame's document. Iframes don't report failed loads, so the same URL is fetched while the frame loads,
 * which also makes the service worker cache the document.
 */
async function connectionToFrame(): Promise<'network' | 'worker' | 'none'> {
  if (!navigator.serviceWorker?.controller) return 'network'
  const response = await fetch(base + framePath).catch(() => null)
  if (!response?.ok) return 'none'
  return response.headers.has(keptHeader) ? 'worker' : 'network'
}

function openFrame(container: HTMLElement): OpenedFrame {
  container.insertAdjacentHTML('beforeend', frameHtml)
  const element = container.lastElementChild as HTMLIFrameElement
  const isLoaded = new Promise((resolve) => {
    element.onload = resolve
  })
  element.src = base + framePath
  return { element, isLoaded }
}

const send = (port: MessagePort, command: FrameCommand) => port.postMessage(command)

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The frame for samples did not start.')),
      timeoutMs,
    )
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
