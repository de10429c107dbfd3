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
 * Waits for the port of the page around it, then does what the page orders. One frame runs one sample, once: the
 * next run has a clean world. Where the frame is not cut off from the site, it does nothing at all.
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
  // Kept, because samples may replace what they find.
  const send = port.postMessage.bind(port) as (report: FrameReport) => void
  const now = performance.now.bind(performance)
  const registry: Registry = new Map()
  // What React and the timers have caught. React takes it when it's loaded.
  const errors = { tell: (_error: unknown) => {} }
  Object.assign(globalThis, { reportError: (error: unknown) => errors.tell(error) })
  setUpTimers()
  setUpEnvironment()
  keepForms()
  submitForms()
  /** Known only until what runs now has run. */
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

/** A library file says by `register` which packages it has, and asks for others by `require`. */
function startLibrary({ name, code }: { name: string; code: string }, registry: Registry): void {
  const register = (packages: { [name: string]: object }) => {
    for (const [packageName, namespace] of Object.entries(packages)) {
      // Bundled files tell the namespace of a module from a `module.exports` by this property.
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
      // React says it of effects that never end, which pause after each rendering and go on.
      if (level === 'error' && String(values[0]).startsWith('Maximum update depth exceeded')) {
        guard.end('was run again and again')
      }
    }
  Object.assign(console, {
    log: print('log', false),
    info: print('log', false),
    debug: print('log', false),
    // Libraries warn of their own accord, and a group's name is an ornament.
    warn: print('warn', true),
    error: print('error', true),
    group: print('log', true),
    groupCollapsed: print('log', true),
    table: print('log', true),
    groupEnd: () => {},
  })
}

/** Where in the sample an error comes from; null where neither it nor the guard knows. */
function locationOf(error: unknown, guard: Guard): CodeLocation | null {
  if (error instanceof EndlessError) return error.location
  if (!(error instanceof Error)) return null
  if (isRepetition(error)) return guard.last()
  const match = /live:\/\/\/([^\s:]+):(\d+)(?::\d+)?/.exec(error.stack ?? '')
  const line = Number(match?.[2]) - linesAbove
  return match && line > 0 ? { file: match[1] ?? '', line } : null
}
