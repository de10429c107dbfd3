import type { Inspector, StartInspector } from '../inspection.ts'
import {
  type FrameCommand,
  type FrameReport,
  maxMessageLength,
  protocolVersion,
} from '../protocol.ts'
import { createGuard } from './create-guard.ts'
import { usesStatedWords } from './engine-words.ts'
import { setUpEnvironment } from './environment.ts'
import { forbidLinks } from './forbid-links.ts'
import { submitForms } from './forms.ts'
import type { Registry } from './modules.ts'
import { createRecording } from './record.ts'
import { refuseEvaluation } from './refuse-evaluation.ts'
import { removeNetwork } from './remove-network.ts'
import { runSample } from './run-sample.ts'
import { setUpTimers } from './set-up-timers.ts'
import { setStyles, setUpStage } from './stage.ts'

/**
 * Waits for a port from the page, then follows the page's orders. A frame runs one sample, once, so that each run
 * starts clean. If the frame isn't isolated from the site, it does nothing.
 */
export function startFrame(): void {
  if (self.origin !== 'null') return
  addEventListener('message', function listen({ source, data, ports }) {
    const [port] = ports
    if (source !== parent || data?.live !== protocolVersion || !port) return
    removeEventListener('message', listen)
    serve(port)
  })
}

const nowhere = { file: '', line: 0, name: '' }

function serve(port: MessagePort): void {
  // Kept, because samples may replace the globals.
  const post = port.postMessage.bind(port)
  const { stringify } = JSON
  const dataOf = Function.prototype.call.bind(
    Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get as () => unknown,
  ) as (event: MessageEvent) => FrameCommand
  const evaluate = Function
  const now = performance.now.bind(performance)
  const send = (report: FrameReport) => {
    const text = stringify(report)
    if (text.length <= maxMessageLength) post(text)
  }
  const registry: Registry = new Map()
  // Errors that were caught by React and the timers. React takes this function when it's loaded.
  const errors = { tell: (_error: unknown) => {} }
  Object.assign(globalThis, { reportError: (error: unknown) => errors.tell(error) })
  removeNetwork()
  forbidLinks()
  setUpTimers()
  setUpEnvironment()
  submitForms()
  /** Only valid until the current task ends. */
  let location = nowhere
  const { recording, watch } = createRecording(() => location)
  let isTold = false
  recording.onChange = () => {
    const hasStore = recording.stores.length > 0
    if (hasStore) recording.onChange = () => {}
    if (hasStore || !isTold) send({ type: 'recording', hasStore })
    isTold = true
  }
  const at = (file: string, line: number, name = '') => {
    location = { file, line, name }
    queueMicrotask(() => {
      location = nowhere
    })
  }
  let inspector: Inspector | null = null
  port.onmessage = (event) => {
    const data = dataOf(event)
    switch (data.type) {
      case 'ping':
        send({ type: 'pong' })
        break
      case 'libraries':
        for (const text of data.texts) startLibrary(text, registry)
        watch(registry)
        send({ type: 'ready' })
        break
      case 'look':
        setStyles(data.styles)
        break
      case 'run':
        Object.assign(recording.network, data.network)
        if (data.isShown) setUpStage((height) => send({ type: 'size', height }))
        listenForErrors(errors)
        // Only the browsers whose words these are give frames a thread of their own.
        refuseEvaluation(!usesStatedWords())
        void runSample(data, { registry, now, send, at, errors, addStyle, guard: createGuard(now) })
        break
      case 'inspector': {
        const begin = (start: StartInspector) => {
          inspector = start(recording, (content) => send({ type: 'inspection', content }))
        }
        evaluate('inspect', data.code)(begin)
        break
      }
      case 'ask':
        inspector?.(data.ask)
    }
  }
}

/** A library file calls `register` with its packages, and gets others with `require`. */
function startLibrary({ name, code }: { name: string; code: string }, registry: Registry): void {
  const register = (packages: { [name: string]: object }) => {
    for (const [packageName, namespace] of Object.entries(packages)) {
      // By this property, bundled code distinguishes a module's namespace from `module.exports`.
      const mark = { value: true }
      registry.set(packageName, Object.defineProperty({ ...namespace }, '__esModule', mark))
    }
  }
  const run = new Function(
    'register',
    'require',
    `${code}\n//# sourceURL=live-library:///${name}.js`,
  )
  run(register, (packageName: string) => registry.get(packageName))
}

function listenForErrors(errors: { tell: (error: unknown) => void }): void {
  addEventListener('error', (event) => {
    event.preventDefault()
    errors.tell(event.error ?? new Error(event.message))
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    errors.tell(event.reason)
  })
}

function addStyle(text: string): void {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
}
