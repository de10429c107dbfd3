import { useCallback, useId, useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../components/use-hydrated.ts'
import type { Tab } from './definition.ts'
import { queryParameter } from './query-parameter.ts'
import { tabPreference } from './tab-preference.ts'

/**
 * The selected tab of a set: the default one while prerendering and hydrating, then the one in the URL parameter,
 * otherwise the one that is stored for the group, and later whatever was chosen last, in this or another set of the
 * group. Values that the set doesn't have change nothing.
 *
 * `show` switches only this set; `choose` also stores the choice. `id` connects tabs and panels, and exists once script
 * runs.
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
