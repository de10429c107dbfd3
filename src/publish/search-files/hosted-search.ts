import type { Diagnostic } from '../../model/diagnostic.ts'
import type { HostedSearch } from '../../model/site-data.ts'
import type { UnusableSettings } from '../../search/hosted-engine.ts'
import { hostedEngines } from '../../search/hosted-engines.ts'

export type ReadHostedSearch = {
  /** What browsers know of the service; null where the site's own engine answers. */
  hosted: HostedSearch | null
  /** Origins that browsers must be allowed to ask. A policy compares hosts in lower case. */
  hosts: string[]
  /** Of settings that cannot be used: the site's own engine answers then. */
  diagnostics: Diagnostic[]
}

/** The hosted engine that the environment has settings for: the first of those that there are. */
export async function readHostedSearch(
  env: NodeJS.ProcessEnv = process.env,
): Promise<ReadHostedSearch> {
  for (const [folder, engine] of Object.entries(hostedEngines)) {
    const settings = engine.readSettings(env)
    if (settings === null) continue
    if (isUnusable(settings)) {
      const message = `Hosted search is off: ${settings.problem}. The local engine answers.`
      const { hint } = settings
      const diagnostic: Diagnostic = { severity: 'warning', file: 'environment', message, hint }
      return { hosted: null, hosts: [], diagnostics: [diagnostic] }
    }
    return {
      hosted: {
        engine: folder,
        settings,
        storedAs: engine.storedAs(settings),
        credit: engine.credit,
      },
      hosts: engine.hosts(settings).map((origin) => origin.toLowerCase()),
      diagnostics: [],
    }
  }
  return { hosted: null, hosts: [], diagnostics: [] }
}

const isUnusable = (settings: object): settings is UnusableSettings => 'problem' in settings
