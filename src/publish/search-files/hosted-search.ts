import type { Diagnostic } from '../../model/diagnostic.ts'
import type { HostedSearch } from '../../model/site-data.ts'
import type { UnusableSettings } from '../../search/hosted-engine.ts'
import { hostedEngines } from '../../search/hosted-engines.ts'

export type ReadHostedSearch = {
  /** The settings that browsers need; null if the site uses its own engine. */
  hosted: HostedSearch | null
  /** Origins that the policy has to allow, in lower case, because policies compare them that way. */
  hosts: string[]
  /** About settings that can't be used. Then the site uses its own engine. */
  diagnostics: Diagnostic[]
}

/** Finds the hosted engine: the first one whose settings are in the environment. */
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
