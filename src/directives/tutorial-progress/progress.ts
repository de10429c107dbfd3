import { useMemo } from 'react'
import { createPreference, usePreference } from '../../browser/preferences/preference.ts'

/** The parts of a tutorial that the reader has read to the end, stored on this device. */
function readParts(tutorial: string) {
  return createPreference<number[]>({
    key: `tutorial-${tutorial}`,
    parse: (text) => text.split(',').map(Number).filter(Number.isInteger),
    fallback: [],
  })
}

/** The parts that are done, and a function that adds one. None while prerendering and hydrating. */
export function useProgress(tutorial: string) {
  const preference = useMemo(() => readParts(tutorial), [tutorial])
  const done = usePreference(preference)
  const finish = useMemo(
    () => (part: number) => preference.set([...new Set([...preference.get(), part])].sort()),
    [preference],
  )
  return { done, finish }
}
