import { createContext, use } from 'react'
import type { PageData } from '../model/page.ts'
import type { SiteData } from '../model/site-data.ts'

/** What every part of the layout may ask for: the page shown, and what is known of the whole site. */
type SiteState = { page: PageData; siteData: SiteData }

export const SiteContext = createContext<SiteState | null>(null)

/** @throws Error outside `App`, which provides the state. */
export function useSite(): SiteState {
  const state = use(SiteContext)
  if (!state) throw new Error('There is no App.')
  return state
}
