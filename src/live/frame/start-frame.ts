import type { Inspector, StartInspector } from '../inspection.ts'
import { type FrameCommand, type FrameReport, protocolVersion } from '../protocol.ts'
import type { CodeLocation } from '../recording.ts'
import { setUpTimers } from './clock.ts'
import { inAnyWords, isRepetition, usesStatedWords } from './engine-words.ts'
import { setUpEnvironment } from './environment.ts'
import { keepForms } from './form-bodies.ts'
import { submitForms } from './forms.ts'
import { createGuard, EndlessError, type Guard } from './guard.ts'
import { type At, createModules, linesAbove, type Registry } from './modules.ts'
import { createRecording } from './record.ts'
import { createResults, type Results } from './results.ts'
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
  const send = port.postMessage.bind(port) as (report: FrameReport) => void
  const now = performance.now.bind(performance)
  const registry: Registry = new Map()
  // Errors that were caught by React and the timers. React takes this function when it's loaded.
  const errors = { tell: (_error: unknown) => {} }
  Object.assign(globalThis, { reportError: (error: unknown) => errors.tell(error) })
  setUpTimers()
  setUpEnvironment()
  keepForms()
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
  port.onmessage = ({ data }: MessageEvent<FrameCommand>) => {
    switch (data.type) {
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
        void runSample(data, registry, now, send, at, errors)
        break
      case 'inspector': {
        const begin = (start: StartInspector) => {
          inspector = start(recording, (content) => send({ type: 'inspection', content }))
        }
        new Function('inspect', data.code)(begin)
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

async function runSample(
  { modules, entry, prints }: Extract<FrameCommand, { type: 'run' }>,
  registry: Registry,
  now: () => number,
  send: (report: FrameReport) => void,
  atLocation: (file: string, line: number, name?: string) => void,
  errors: { tell: (error: unknown) => void },
): Promise<void> {
  const results = createResults(prints, send, usesStatedWords() ? (stated) => stated : inAnyWords)
  const guard = createGuard(now)
  Object.assign(globalThis, { __sample: results.sample })
  const own = modules[entry]?.path ?? ''
  const at: At = (file, line, value, name) => {
    results.at(file === own ? line : 0)
    atLocation(file === own ? '' : file, line, name)
    return value
  }
  listenToConsole(results, guard)
  const onError = (error: unknown) => {
    const { file, line } = locationOf(error, guard) ?? { file: own, line: results.line() }
    results.error(error, file === own ? '' : file, line)
  }
  errors.tell = onError
  addEventListener('error', (event) => {
    event.preventDefault()
    onError(event.error ?? new Error(event.message))
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    onError(event.reason)
  })
  const startedAt = now()
  try {
    await createModules(modules, registry, at, guard.check)(entry)
  } catch (error) {
    onError(error)
  }
  results.end(Math.round(now() - startedAt))
}

function listenToConsole(results: Results, guard: Guard): void {
  const print =
    (level: 'log' | 'warn' | 'error', isOptional: boolean) =>
    (...values: unknown[]) => {
      results.print(level, isOptional, values)
      // React prints this about endless effects, which pause after each rendering and go on.
      if (level === 'error' && String(values[0]).startsWith('Maximum update depth exceeded')) {
        guard.end('was run again and again')
      }
    }
  Object.assign(console, {
    log: print('log', false),
    info: print('log', false),
    debug: print('log', false),
    // Libraries print warnings by themselves, and the names of groups are only decoration.
    warn: print('warn', true),
    error: print('error', true),
    group: print('log', true),
    groupCollapsed: print('log', true),
    table: print('log', true),
    groupEnd: () => {},
  })
}

/** Where in the sample an error comes from; null if neither the error nor the guard knows. */
function locationOf(error: unknown, guard: Guard): CodeLocation | null {
  if (error instanceof EndlessError) return error.location
  if (!(error instanceof Error)) return null
  if (isRepetition(error)) return guard.last()
  const match = /live:\/\/\/([^\s:]+):(\d+)(?::\d+)?/.exec(error.stack ?? '')
  const line = Number(match?.[2]) - linesAbove
  return match && line > 0 ? { file: match[1] ?? '', line } : null
}
