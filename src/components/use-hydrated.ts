import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while prerendering and in the first client render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
