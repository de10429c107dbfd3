import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchAnswer, SearchEngine, SearchOptions } from '../engine.ts'

export type SearchState = {
  /** The query of the current results. While a search runs, it's an earlier one than in the field. */
  query: string
  /** The part of the site that the results are limited to. */
  group: string | undefined
  answer: SearchAnswer | null
  isSearching: boolean
  hasFailed: boolean
  /** Loads the next hits and appends them. */
  loadMore: () => void
}

type StoredState = Omit<SearchState, 'loadMore'>

/** The last results, kept when the component is removed, so that Back shows them again. */
export type SearchCache = { last: StoredState | null }

const initialState: StoredState = {
  query: '',
  group: undefined,
  answer: null,
  isSearching: false,
  hasFailed: false,
}

/**
 * Searches whenever `query` changes, after `delayMs` without a further change. What was found stays
 * until the next answer is there, and an answer to an older query is dropped. A blank query is not
 * searched. After a failure the next change tries again.
 */
export function useSearch(
  engine: SearchEngine,
  query: string,
  {
    perPage,
    group,
    delayMs = 0,
    cache,
  }: Pick<SearchOptions, 'perPage' | 'group'> & { delayMs?: number; cache?: SearchCache },
): SearchState {
  const text = query.trim()
  const [state, setState] = useState(() => {
    const last = cache?.last
    return last?.query === text && last.group === group ? last : initialState
  })
  const current = useRef<AbortSignal | null>(null)
  const isFromCache = useRef(state.answer !== null)

  useEffect(() => {
    const isComplete = state.answer !== null && !state.answer.isPartial && !state.isSearching
    if (cache && isComplete) cache.last = state
  }, [cache, state])

  useEffect(() => {
    if (text === '') {
      setState(initialState)
      return
    }
    const stop = new AbortController()
    const { signal } = stop
    current.current = signal
    if (isFromCache.current) {
      isFromCache.current = false
      return () => stop.abort()
    }
    setState((before) => ({ ...before, isSearching: true }))

    const search = async () => {
      const answer = await engine.search(text, { perPage, group, signal })
      if (!signal.aborted) setState({ ...initialState, query: text, group, answer })
      return answer
    }
    const run = async () => {
      try {
        const { isPartial } = await search()
        if (!isPartial) return
      } catch (error) {
        if (signal.aborted) return
        console.warn('The search did not succeed.', error)
        setState({ ...initialState, query: text, group, hasFailed: true })
        return
      }
      // Hits without excerpts are better than a message that the excerpts are missing.
      await engine
        .warmUp()
        .then(search)
        .catch(() => {
          if (!signal.aborted) setState(asComplete)
        })
    }
    const timer = delayMs > 0 ? setTimeout(run, delayMs) : void run()
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [engine, text, perPage, group, delayMs])

  const { answer, isSearching } = state
  const loadMore = useCallback(async () => {
    const signal = current.current
    // The whole answer that follows a partial one would replace what was appended to it.
    if (!answer || answer.isPartial || !signal || isSearching || !perPage) return
    setState((before) => ({ ...before, isSearching: true }))
    try {
      const page = Math.ceil(answer.hits.length / perPage)
      const next = await engine.search(text, { page, perPage, group, signal })
      if (signal.aborted) return
      setState((before) => ({ ...before, isSearching: false, answer: append(answer, next) }))
    } catch (error) {
      if (signal.aborted) return
      console.warn('Further results could not be fetched.', error)
      setState((before) => ({ ...before, isSearching: false, hasFailed: true }))
    }
  }, [engine, text, answer, isSearching, perPage, group])

  return { ...state, loadMore }
}

/** Nothing further comes for the answer: what it lacks stays away. */
function asComplete(state: StoredState): StoredState {
  return state.answer ? { ...state, answer: { ...state.answer, isPartial: false } } : state
}

/**
 * Hits may move between two answers of a service; none is shown twice. A service may also promise more than it has:
 * once nothing new comes, what there is counts as all of it, because the same page would be asked for again and again.
 */
function append(answer: SearchAnswer, next: SearchAnswer): SearchAnswer {
  const shownIds = new Set(answer.hits.map(({ id }) => id))
  const added = next.hits.filter(({ id }) => !shownIds.has(id))
  const hits = [...answer.hits, ...added]
  return { ...next, hits, total: added.length > 0 ? next.total : hits.length }
}
