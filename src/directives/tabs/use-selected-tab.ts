import { useCallback, useId, useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../components/use-hydrated.ts'
import type { Tab } from './definition.ts'
import { queryParameter } from './query-parameter.ts'
import { tabPreference } from './tab-preference.ts'

/**
 * Which tab of a set shows: the default one while prerendering and hydrating, then what the URL
 * parameter says, else what is stored for the group, and from there on whatever was chosen last,
 * here or in another set of the group. Values that the set does not have change nothing.
 *
 * `show` switches this set alone; `choose` also remembers the choice. `id` ties tabs to panels and
 * exists once script runs, when there are tabs to operate.
 */
export function useSelectedTab(tabs: Tab[], group?: string, queryParam?: string) {
  const ownId = useId()
  const id = useHydrated() ? ownId : undefined
  const [selected, setSelected] = useState(
    () => (tabs.find((tab) => tab.isDefault) ?? tabs[0])?.value,
  )
  const values = tabs.map((tab) => tab.value).join('\n')

  const show = useCallback(
    (value: string | null) => {
      const isKnown = value !== null && values.split('\n').includes(value)
      if (isKnown) setSelected(value)
      return isKnown
    },
    [values],
  )

  useLayoutEffect(() => {
    const preference = group === undefined ? null : tabPreference(group)
    const parameter = queryParam === undefined ? null : queryParameter(queryParam)
    const followStored = () => show(preference?.get() ?? null)
    const followQuery = () => show(parameter?.get() ?? null) || followStored()
    followQuery()
    const unsubscribePreference = preference?.subscribe(followStored)
    const unsubscribeParameter = parameter?.subscribe(followQuery)
    return () => {
      unsubscribePreference?.()
      unsubscribeParameter?.()
    }
  }, [group, queryParam, show])

  const choose = useCallback(
    (value: string) => {
      show(value)
      if (group !== undefined) tabPreference(group).set(value)
      if (queryParam !== undefined) queryParameter(queryParam).set(value)
    },
    [group, queryParam, show],
  )

  return { id, selected, show, choose }
}
