import type { HistoryEntry, Loop, Row, Sent } from '../../src/live/page/slice/slice-messages.ts'

type TallyState = { count: number; step: number }

/** The case reducers, as written in the slice. */
export const reducerCode: { [name: string]: string } = {
  added: 'added(state) {\n  state.count += state.step\n}',
  subtracted: 'subtracted(state) {\n  state.count -= state.step\n}',
  stepChanged: 'stepChanged(state, action) {\n  state.step = action.payload\n}',
  cleared: 'cleared(state) {\n  state.count = 0\n}',
}

/** A round of the loop with the store of the page. Its start has no action. */
export function entryOf({ count, step }: TallyState, sent: Sent | null = null): HistoryEntry {
  const [name = '', payload] = sent ?? []
  const type = sent ? `tally/${name}` : ''
  return {
    sent,
    type,
    action: sent ? actionCode(type, payload) : '',
    reducer: reducerCode[name] ?? '',
    state: [
      ['count', `${count}`],
      ['step', `${step}`],
    ],
    error: '',
  }
}

/** An action as code: `{ type: 'tally/added' }` over several lines. */
const actionCode = (type: string, payload: unknown) =>
  `{\n  type: '${type}'${payload === undefined ? '' : `,\n  payload: ${payload}`}\n}`

/** What the page is prerendered with. It has one round, so that every part of the loop has something to show. */
export const firstLoop: Loop = {
  creators: Object.keys(reducerCode).map((name) => ({ name, hasPayload: name === 'stepChanged' })),
  history: [entryOf({ count: 0, step: 1 }), entryOf({ count: 1, step: 1 }, ['added'])],
}

/** The value of a part of the state; undefined where there is none. */
export const partOf = (state: Row[] | undefined, key: string) =>
  state?.find((row) => row[0] === key)?.[1]

/** What an action changed, such as `count: 0 → 1`. */
export function describeChange(before: Row[], { state, error }: HistoryEntry): string {
  const changed = state.filter(([key, text]) => partOf(before, key) !== text)
  const changes = changed.map(
    ([key, text]) => `${key && `${key}: `}${partOf(before, key) ?? 'nothing'} → ${text}`,
  )
  return error || changes.join(', ') || 'no change'
}

/** An entry in words, for screen readers. */
export function describeEntry({ type, state, error }: HistoryEntry): string {
  const event = type || 'Nothing has happened yet'
  const parts = state.map(([key, text]) => `${key} ${text}`.trim())
  return `${event}. ${error && `${error}. `}The state is ${parts.join(', ')}.`
}
