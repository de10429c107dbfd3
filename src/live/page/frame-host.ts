import { demosFolder, frameFolder } from '../../model/published-folders.ts'
import { frameHtml, frameLimitSelector, framePath, keptHeader } from '../frame-file.ts'
import type { InspectorCommand } from '../inspection.ts'
import type { LibraryName } from '../libraries.ts'
import { type FrameCommand, type FrameReport, protocolVersion, readMessage } from '../protocol.ts'
import { fetchText } from './fetch-once.ts'
import { keepFocus } from './keep-focus.ts'
import { createMessageLimit } from './message-limit.ts'

const base = import.meta.env.BASE_URL
/** Path of each library's file, below the base; the build provides it. */
const libraryFiles: { [name in LibraryName]: string } = import.meta.env.LIVE_LIBRARIES

/** How long a frame may take to report that it's ready. */
const timeoutMs = 10_000

/** How often frames are asked whether they respond, and how many times in a row they may not. */
const pingMs = 2000
const maxUnanswered = 5

/** How often a frame may take the focus without the reader. A field may ask for it when it's first shown. */
const maxTaken = 3

/** A frame whose document is loading. */
export type OpenedFrame = { element: HTMLIFrameElement; isLoaded: Promise<unknown> }

/** A frame that starts. */
export type StartingFrame = {
  /** Rejects if it can't start, or is removed before that. */
  frame: Promise<Frame>
  /** Removes it, however far it has come. */
  drop(): void
}

/** A frame for one run, with its libraries started. */
export type Frame = {
  /**
   * @param onEnd called when the frame has been removed, with the reason if nobody has asked for that
   */
  run(
    command: Omit<Extract<FrameCommand, { type: 'run' }>, 'type'>,
    onReport: (report: FrameReport) => void,
    onEnd: (reason: string | null) => void,
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

/** A frame in this document, from its first moment. */
type Living = {
  element: HTMLIFrameElement
  end(reason: string): void
  ping(): void
  isSilent(): boolean
  /** Counts a message that didn't come over the port, which no sample needs. */
  countMessage(): void
  countTaken(): void
}

const living = new Set<Living>()

/** The frame that is prepared for the next run, with its libraries and its place. */
let next: { libraries: string; container: HTMLElement; starting: StartingFrame } | null = null

/**
 * Returns a frame with these libraries: the prepared one, if it has them.
 * @param container where it goes, because a frame that is moved in the document starts again
 * @param opened a frame that is already loading
 */
export function takeFrame(
  libraries: LibraryName[],
  container = document.body,
  opened?: OpenedFrame,
): StartingFrame {
  const prepared = next
  next = null
  if (prepared?.libraries === libraries.join() && prepared.container === container) {
    opened?.element.remove()
    return prepared.starting
  }
  prepared?.starting.drop()
  return createFrame(libraries, opened ?? openFrame(container))
}

/** Prepares a frame for the next run, so that its libraries have started by then. */
export function prepareFrame(libraries: LibraryName[], container = document.body): void {
  if (next) return
  const starting = createFrame(libraries, openFrame(container))
  const prepared = { libraries: libraries.join(), container, starting }
  next = prepared
  // The next press tries again and reports the error.
  starting.frame.catch(() => {
    if (next === prepared) next = null
  })
}

/** Removes the prepared frame, because nobody on this page runs samples anymore. */
export function dropPrepared(): void {
  next?.starting.drop()
  next = null
}

function createFrame(libraries: LibraryName[], { element, isLoaded }: OpenedFrame): StartingFrame {
  const { port1: port, port2 } = new MessageChannel()
  const isTooMuch = createMessageLimit(() => performance.now())
  let stopWaiting: (error: Error) => void = () => {}
  const isEnded = new Promise<never>((_, reject) => {
    stopWaiting = reject
  })
  isEnded.catch(() => {})
  let listener: (report: FrameReport) => void = () => {}
  let onEnd: (reason: string | null) => void = () => {}
  let isReady = false
  let isPinned = false
  let unanswered = 0
  let taken = 0

  const send = (command: FrameCommand) => port.postMessage(command)
  const hasEnded = () => !living.has(self)
  function end(reason: string | null = null): void {
    if (!living.delete(self)) return
    port.close()
    element.remove()
    stopWaiting(new Error(reason ?? 'The frame was removed.'))
    onEnd(reason)
  }
  const count = (length: number) => {
    if (isTooMuch(length)) end('Stopped, because it sent more than this page can take')
  }
  const self: Living = {
    element,
    end,
    ping() {
      // One that starts has a time limit, and no port yet.
      if (!isReady) return
      // A thread that never gets free is that of all frames.
      if (unanswered >= maxUnanswered) return endAll()
      unanswered += 1
      send({ type: 'ping' })
    },
    isSilent: () => unanswered > 1,
    countMessage: () => count(0),
    countTaken() {
      taken += 1
      if (taken >= maxTaken) end('Stopped, because it took the keyboard')
    },
  }
  living.add(self)
  watch()

  port.onmessage = ({ data }) => {
    unanswered = 0
    count(typeof data === 'string' ? data.length : Number.POSITIVE_INFINITY)
    if (hasEnded()) return
    const report = readMessage(data)
    if (report) listener(report)
  }

  /** Waits for a step of the start, which ends early with the frame. */
  async function step(promise: Promise<unknown>): Promise<void> {
    const timer = setTimeout(end, timeoutMs, 'The frame for samples did not start. Try again.')
    try {
      await Promise.race([promise, isEnded])
    } finally {
      clearTimeout(timer)
    }
  }

  async function start(): Promise<Frame> {
    const code = Promise.all(
      libraries.map(async (name) => ({ name, code: await fetchText(libraryFiles[name]) })),
    )
    code.catch(() => {})
    element.hidden = false
    try {
      const wayThere = connectionToFrame()
      await step(isLoaded)
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
        await step(isThere)
      }
      // A frame that loads again has left its document.
      element.onload = () => end('Stopped, because it tried to open another page')
      // The frame has no origin, so only `*` works as a target.
      element.contentWindow?.postMessage({ live: protocolVersion }, '*', [port2])
      const texts = await code
      const ready = new Promise<void>((resolve) => {
        listener = ({ type }) => type === 'ready' && resolve()
      })
      send({ type: 'libraries', texts })
      await step(ready)
      isReady = true
    } catch (error) {
      end()
      throw error
    }
    return {
      run(command, onReport, onRemoved) {
        listener = onReport
        onEnd = onRemoved
        send({ type: 'run', ...command })
      },
      show() {
        element.dataset.shown = ''
        element.title = 'Preview'
        element.ariaHidden = null
        element.removeAttribute('tabindex')
      },
      setStyles: (styles) => send({ type: 'look', styles }),
      inspect: (code) => send({ type: 'inspector', code }),
      ask: (command) => send({ type: 'ask', ask: command }),
      setPinned(next) {
        isPinned = next
      },
      isPinned: () => isPinned,
      hasEnded,
      end,
    }
  }

  const frame = start()
  frame.catch(() => {})
  return { frame, drop: () => end() }
}

/**
 * Removes all frames, because one doesn't respond. Where frames have a process of their own, they share it, so none of
 * them responds, and the browser only ends the process when the last one is gone.
 */
function endAll(): void {
  for (const frame of living) frame.end('Stopped, because it didn’t respond')
}

/** Removes all frames at once if one seems to hang, because the reader wants an end. */
export function endIfSilent(): void {
  if ([...living].some((frame) => frame.isSilent())) endAll()
}

let isWatching = false

/** Watches all frames, and limits where they can go, from the first one on. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  limitFrames()
  const frameOf = (element: Element | null) =>
    [...living].find((frame) => frame.element === element)
  const checkFocus = keepFocus(
    (element): element is HTMLElement => frameOf(element) !== undefined,
    (element) => frameOf(element)?.countTaken(),
  )
  addEventListener('message', ({ source }) => {
    for (const frame of living) {
      if (frame.element.contentWindow === source) frame.countMessage()
    }
  })
  setInterval(() => {
    for (const frame of living) frame.ping()
    checkFocus()
  }, pingMs)
}

/**
 * Allows this document no frames but the site's own, because a frame can lead itself wherever the page may load a frame
 * from: to the host of videos, and where the site's host sends no policy, anywhere. That holds until the document is
 * left, so a page with videos that's opened from here loads a document of its own.
 */
function limitFrames(): void {
  if (document.querySelector(frameLimitSelector)) return
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  const own = [frameFolder, demosFolder].map((folder) => `${location.origin}${base}${folder}/`)
  meta.content = ['frame-src', ...own].join(' ')
  document.head.append(meta)
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
