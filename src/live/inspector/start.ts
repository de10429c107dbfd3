import {
  type Inspection,
  type Inspector,
  type InspectorCommand,
  maxChanges,
  maxShownSteps,
} from '../inspection.ts'
import type { RecordedStep, RecordedStore, Recording } from '../recording.ts'
import { inspect as inspectValue } from '../values/inspect.ts'
import { createCaches } from './caches.ts'
import { findDifferences, isRecord } from './diff.ts'
import { createNetworkContent } from './network-content.ts'
import { treeOf } from './tree.ts'

/** The shortest pause between two inspections, because a program may dispatch all the time. */
const pauseMs = 60

/** The part of an inspection about the chosen store. */
type OfStore = Omit<Inspection, 'stores' | 'store' | 'refusal' | 'selectors' | 'network'>

/** The same for a sample that only sends requests. */
const nothing: OfStore = {
  dropped: 0,
  steps: [],
  at: 0,
  isPaused: false,
  action: '',
  draft: '',
  changes: [],
  moreChanges: 0,
  state: { key: '', text: '', mark: '', children: [], more: 0 },
  requests: [],
}

/** Reports on a recording whenever it changes, and follows the reader's commands. */
export function startInspector(
  recording: Recording,
  say: (content: Inspection) => void,
): Inspector {
  const now = performance.now.bind(performance)
  const caches = createCaches(recording.keepFor, now)
  const counts = new WeakMap<RecordedStep, number>()
  const network = createNetworkContent(recording.network)
  let chosen = 0
  let refusal = ''
  let isWaiting = false
  let countdown: ReturnType<typeof setTimeout> | undefined

  function countOf(step: RecordedStep): number {
    const count = counts.get(step) ?? findDifferences(step.before, step.after).length
    counts.set(step, count)
    return count
  }

  function tell(): void {
    isWaiting = false
    const store = recording.stores[chosen]
    const content = store ? contentOf(store) : nothing
    say({
      ...content,
      stores: recording.stores.map(({ name }) => name),
      store: chosen,
      refusal,
      selectors: recording.selectors.map(({ name, location, selector }) => ({
        name,
        ...location,
        runs: selector.recomputations?.() ?? 0,
      })),
      network: network.content(),
    })
    clearTimeout(countdown)
    if (content.requests.some(({ removedIn }) => removedIn > 0)) countdown = setTimeout(tell, 1000)
  }

  function contentOf(store: RecordedStore): OfStore {
    const { steps, dropped } = store
    const total = dropped + steps.length
    const at = store.at ?? total
    const step = steps[at - dropped - 1]
    const state = store.at === null ? store.getState() : stateAfter(step, store)
    const changes = step ? findDifferences(step.before, step.after) : []
    const shown = steps.slice(-maxShownSteps)
    return {
      dropped: total - shown.length,
      steps: shown.map((step) => ({
        type: typeOf(step.action),
        ...step.location,
        changes: countOf(step),
        error: step.error ?? '',
      })),
      at,
      isPaused: store.isPaused,
      action: step ? inspectValue(step.action) : '',
      draft: draftOf(steps.at(-1)?.action),
      changes: changes.slice(0, maxChanges).map(({ path, kind, before, after }) => ({
        path,
        kind,
        before: kind === 'added' ? '' : inspectValue(before, 3),
        after: kind === 'removed' ? '' : inspectValue(after, 3),
      })),
      moreChanges: Math.max(0, changes.length - maxChanges),
      state: treeOf(state, step ? step.before : state),
      requests: caches(store.getState()),
    }
  }

  function tellSoon(): void {
    if (isWaiting) return
    isWaiting = true
    setTimeout(tell, pauseMs)
  }

  function go(to: number): void {
    const store = recording.stores[chosen]
    if (!store) return
    const { steps, dropped } = store
    const total = dropped + steps.length
    const at = Math.min(total, Math.max(dropped, Math.round(to)))
    store.at = at === total ? null : at
    store.jump(stateAfter(steps[at - dropped - 1], store))
  }

  function dispatch(text: string): void {
    let action: unknown
    try {
      action = JSON.parse(text)
    } catch (error) {
      refusal = `This isn’t valid JSON. ${(error as Error).message}`
      return
    }
    try {
      recording.stores[chosen]?.dispatch(action)
    } catch (error) {
      refusal = String(error)
    }
  }

  recording.onChange = tellSoon
  tell()
  return (command: InspectorCommand) => {
    refusal = ''
    if (command.do === 'go') go(command.at)
    else if (command.do === 'choose') chosen = command.store
    else if (command.do === 'dispatch') dispatch(command.text)
    else if (command.do === 'network') Object.assign(recording.network, command.settings)
    else if (command.do === 'open') network.open(command.request)
    else {
      const store = recording.stores[chosen]
      if (store) store.isPaused = command.isPaused
    }
    tell()
  }
}

/** The state after a step; without a step, the state before the first step that is still recorded. */
const stateAfter = (step: RecordedStep | undefined, { steps, initial }: RecordedStore): unknown =>
  step ? step.after : (steps[0]?.before ?? initial)

/** Empty if an action is too long to be edited by hand, or isn't JSON. */
function draftOf(action: unknown): string {
  try {
    const text = JSON.stringify(action) ?? ''
    return text.length > 500 ? '' : text
  } catch {
    return ''
  }
}

const typeOf = (action: unknown): string =>
  isRecord(action) && typeof action.type === 'string' ? action.type : inspectValue(action, 1)
