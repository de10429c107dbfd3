import { useCallback, useSyncExternalStore } from 'react'
import {
  followSearchParameters,
  readSearchParameter,
  replaceSearchParameter,
} from '../../components/search-parameter.ts'

/** A parameter of the address, followed, and a way to replace it. Empty while prerendering and hydrating. */
export function useSearchParameter(name: string): [value: string, set: (value: string) => void] {
  const value = useSyncExternalStore(
    followSearchParameters,
    () => readSearchParameter(name),
    () => '',
  )
  const set = useCallback((text: string) => replaceSearchParameter(name, text), [name])
  return [value, set]
}
