import { type CodeLocation, maxSteps, type RecordedStore, type Recording } from '../recording.ts'

type Reducer = (state: unknown, action: unknown) => unknown
type Store = {
  dispatch: (action: unknown) => unknown
  getState: () => unknown
  replaceReducer: (reducer: Reducer) => void
}
type CreateStore = (reducer: Reducer, state?: unknown, ...rest: unknown[]) => Store
export type Enhancer = (createStore: CreateStore) => CreateStore

/** The actions that Redux itself dispatches when a store is created or its reducer is replaced. */
const isRedux = (action: unknown) =>
  String((action as { type?: unknown } | null)?.type).startsWith('@@redux/')

/**
 * An enhancer that records each step of the stores that are created.
 * @param recording gets the stores, and is told of each change
 * @param created gets them too
 * @param locationOf where the sample dispatched an action
 */
export function recordStore(
  name: string,
  recording: Recording,
  created: RecordedStore[],
  locationOf: (action: unknown) => CodeLocation,
): Enhancer {
  return (createStore) =>
    (reducer, preloaded, ...rest) => {
      // Redux reports a reducer that isn't a function.
      if (typeof reducer !== 'function') return createStore(reducer, preloaded, ...rest)
      const jump = { type: 'jump', state: undefined as unknown }
      const recorded: RecordedStore = {
        name,
        initial: undefined,
        steps: [],
        dropped: 0,
        at: null,
        isPaused: false,
        jump(state) {
          jump.state = state
          store.dispatch(jump)
        },
        getState: () => store.getState(),
        dispatch: (action) => store.dispatch(action),
      }
      // Recorded around the reducer, so that steps are in order even if subscribers dispatch more actions.
      const lift =
        (next: Reducer): Reducer =>
        (state, action) => {
          if (action === jump) return jump.state
          if (isRedux(action)) return next(state, action)
          // After a jump back, the next action continues from the newest state.
          const before =
            recorded.at === null ? state : (recorded.steps.at(-1) ?? { after: state }).after
          recorded.at = null
          let error: string | null = null
          let after = before
          try {
            after = next(before, action)
            return after
          } catch (thrown) {
            error = String(thrown)
            throw thrown
          } finally {
            if (!recorded.isPaused) {
              recorded.steps.push({ action, before, after, location: locationOf(action), error })
              if (recorded.steps.length > maxSteps) {
                recorded.steps.shift()
                recorded.dropped += 1
              }
            }
            recording.onChange()
          }
        }
      const store = createStore(lift(reducer), preloaded, ...rest)
      const { replaceReducer } = store
      recorded.initial = store.getState()
      created.push(recorded)
      recording.stores.push(recorded)
      recording.onChange()
      return {
        ...store,
        replaceReducer: (next: Reducer) =>
          replaceReducer(typeof next === 'function' ? lift(next) : next),
      }
    }
}
