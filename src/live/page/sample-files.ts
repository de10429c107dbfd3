import type { LibraryName } from '../libraries.ts'
import { type LiveModule, type LivePage, type LiveSample, livePagePath } from '../live-page.ts'
import { fetchJson } from './fetch-once.ts'

/** What the HTML says about a sample before its file is loaded: its libraries, and whether it shows something. */
export function needsOf(block: HTMLElement): { libraries: LibraryName[]; isShown: boolean } {
  const needs = (block.dataset.needs ?? '').split(' ').filter(Boolean)
  const libraries = needs.filter((need) => need !== 'preview') as LibraryName[]
  return { libraries, isShown: needs.includes('preview') }
}

/** The same for a sample whose file is loaded. */
export const needsOfSample = ({ libraries, preview }: LiveSample) => ({
  libraries,
  isShown: preview !== undefined,
})

/** Loads a sample as the build has compiled it. */
export async function sampleOf(
  block: HTMLElement,
): Promise<{ page: LivePage; modules: LiveModule[]; sample: LiveSample }> {
  const [hash = '', index = ''] = (block.dataset.live ?? '').split('.')
  const page = await fetchJson<LivePage>(livePagePath(hash))
  const sample = page.samples[Number(index)]
  if (!sample) throw new Error('The page has changed. Load it again.')
  return { page, modules: page.modules, sample }
}
