// Compiled in the browser as the files of samples are, and run in the frame with them.

type Action = { type: string }
type Slice = {
  reducer: unknown
  actions: { [name: string]: (payload?: unknown) => Action }
  caseReducers: { [name: string]: { length: number } | undefined }
}
type Store = { dispatch: (action: Action) => unknown; getState: () => unknown }
type Sent = [name: string, payload?: unknown]
type Say = (content: unknown) => void

/** So few actions may run without a pause: the guard doesn't take them for endless code. */
const actionsAtOnce = 10
const maxLength = 200
const maxDepth = 4

/**
 * Creates a store for a slice, and lets the page send it actions by the names of their creators. Its messages are
 * texts, because values such as NaN and functions can't be posted.
 * @param name the slice's name in its file
 */
export function drive(name: string, value: unknown, makeStore: (reducer: unknown) => Store): void {
  const slice = value as Slice | undefined
  if (typeof slice?.reducer !== 'function') {
    throw withoutPlace(new Error(`The store needs the reducer of \`${name}\`. Keep that name.`))
  }
  const store = storeOf(slice, makeStore)
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  let queue = Promise.resolve()

  async function play(list: Sent[], say: Say): Promise<void> {
    const history: unknown[] = []
    for (const [index, [name, payload]] of list.entries()) {
      if (index % actionsAtOnce === actionsAtOnce - 1) await pause()
      let action: Action = { type: name }
      try {
        action = (slice as Slice).actions[name]?.(payload) ?? action
        store.dispatch(action)
        history.push(entryOf([name, payload], action, store.getState(), ''))
      } catch (error) {
        history.push(entryOf([name, payload], action, store.getState(), String(error)))
        reportError(withoutPlace(error))
        break
      }
    }
    say({ history })
  }

  Object.assign(globalThis, {
    followSlice: (_: unknown, say: Say) => {
      const creators = Object.keys(slice.actions).map((name) => ({
        name,
        hasPayload: (slice.caseReducers[name]?.length ?? 0) > 1,
      }))
      say({ creators, history: [entryOf(null, null, store.getState(), '')] })
      return ({ text }: { text: string }) => {
        queue = queue.then(() => play(JSON.parse(text), say))
      }
    },
  })
}

function storeOf({ reducer }: Slice, makeStore: (reducer: unknown) => Store): Store {
  try {
    return makeStore(reducer)
  } catch (error) {
    throw withoutPlace(error)
  }
}

/** Without lines of this file, which readers don't see. */
function withoutPlace(error: unknown): unknown {
  if (error instanceof Error) {
    const { stack = '' } = error
    error.stack = stack
      .split('\n')
      .filter((line) => !line.includes('in-frame.ts'))
      .join('\n')
  }
  return error
}

const entryOf = (sent: Sent | null, action: Action | null, state: unknown, error: string) => ({
  sent,
  type: action ? String(action.type) : '',
  action: action ? `{\n${fieldsOf(action).join(',\n')}\n}` : '',
  state: isRecord(state)
    ? Object.entries(state).map(([key, value]) => [key, codeOf(value)])
    : [['', codeOf(state)]],
  error,
})

const fieldsOf = (action: object) =>
  Object.entries(action)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${key}: ${codeOf(value)}`)

/** A value as code, on one line. */
function codeOf(value: unknown, depth = 0): string {
  const text = uncutCodeOf(value, depth)
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

function uncutCodeOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'function') return 'function'
  if (!isRecord(value) && !Array.isArray(value)) return String(value)
  if (depth > maxDepth) return '…'
  if (Array.isArray(value)) {
    return `[${value
      .slice(0, maxLength)
      .map((item) => codeOf(item, depth + 1))
      .join(', ')}]`
  }
  const entries = Object.entries(value).slice(0, maxLength)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([key, item]) => `${key}: ${codeOf(item, depth + 1)}`).join(', ')} }`
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
