import { createContext, use } from 'react'
import type { PageData } from '../model/page.ts'
import type { SiteData } from '../model/site-data.ts'

/** State for all parts of the layout: the current page, and what is known about the whole site. */
type SiteState = { page: PageData; siteData: SiteData }

export const SiteContext = createContext<SiteState | null>(null)

/** @throws Error outside `App`, which provides the state */
export function useSite(): SiteState {
  const state = use(SiteContext)
  if (!state) throw new Error('There is no App.')
  return state
}
