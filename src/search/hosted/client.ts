import type { HostedSearch } from '../../content/page.ts'
import type { SearchEngine } from '../engine.ts'

export function createHostedClient(
  _hosted: HostedSearch,
  _options: { base: string },
): SearchEngine {
  throw new Error('not yet')
}
