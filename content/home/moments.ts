export type TallyState = { count: number; step: number }

export type TallyAction =
  | { type: 'tally/added' | 'tally/subtracted' | 'tally/cleared' }
  | { type: 'tally/stepChanged'; payload: number }

/** One round of the loop: the action, and the state after it. The first moment has no action. */
export type Moment = { action: TallyAction | null; state: TallyState }

/** What the page is prerendered with. It has one round, so that every part of the loop has something to show. */
export const firstMoments: Moment[] = [
  { action: null, state: { count: 0, step: 1 } },
  { action: { type: 'tally/added' }, state: { count: 1, step: 1 } },
]

/** The case reducer that handles an action, as written in the slice. */
export const reducerCode: { [type in TallyAction['type']]: string } = {
  'tally/added': 'added(state) {\n  state.count += state.step\n}',
  'tally/subtracted': 'subtracted(state) {\n  state.count -= state.step\n}',
  'tally/stepChanged': 'stepChanged(state, action) {\n  state.step = action.payload\n}',
  'tally/cleared': 'cleared(state) {\n  state.count = 0\n}',
}

/** An action as code: `{ type: 'tally/added' }` over several lines. */
export function actionCode(action: TallyAction): string {
  const payload = 'payload' in action ? `,\n  payload: ${action.payload}` : ''
  return `{\n  type: '${action.type}'${payload}\n}`
}

/** What an action changed, such as `count: 0 → 1`. */
export function describeChange(before: TallyState, { count, step }: TallyState): string {
  if (count !== before.count) return `count: ${before.count} → ${count}`
  return step === before.step ? 'no change' : `step: ${before.step} → ${step}`
}

/** A moment in words, for screen readers. */
export function describeMoment({ action, state }: Moment): string {
  const event = action ? action.type : 'Nothing has happened yet'
  return `${event}. The state is count ${state.count}, step ${state.step}.`
}
