import type { Diagnostic } from '../../model/diagnostic.ts'
import type { HostedSearch } from '../../model/site-data.ts'
import type { Environment, HostedEngine, UnusableSettings } from '../../search/hosted-engine.ts'
import { hostedEngines } from '../../search/hosted-engines.ts'

type ReadHostedSearch = {
  /** The settings that browsers need; null if the site uses its own engine. */
  hosted: HostedSearch | null
  /** Origins that the policy has to allow, in lower case, because policies compare them that way. */
  hosts: string[]
  /** About settings that can't be used. Then another engine answers. */
  diagnostics: Diagnostic[]
}

/** Finds the hosted engine: the first one whose settings in the environment are complete. */
export function readHostedSearch(
  env: Environment = process.env,
  engines: { [folder: string]: HostedEngine } = hostedEngines,
): ReadHostedSearch {
  const configured = Object.entries(engines)
    .filter(([, { required }]) => required.some((name) => env[name]))
    .map(([folder, engine]) => ({ folder, engine, settings: settingsOf(engine, env) }))
  const answering = configured.find(({ settings }) => !isUnusable(settings))
  const answeringName = answering?.engine.name ?? 'The local engine'
  const diagnostics = configured.flatMap(({ engine, settings }): Diagnostic[] => {
    if (!isUnusable(settings)) return []
    const message = `Search by ${engine.name} is off: ${settings.problem}. ${answeringName} answers.`
    return [{ severity: 'warning', file: 'environment', message, hint: settings.hint }]
  })
  if (!answering) return { hosted: null, hosts: [], diagnostics }
  const { folder, engine, settings } = answering
  const { credit } = engine
  const hosts = engine.hosts(settings)
  return {
    hosted: {
      engine: folder,
      settings,
      origin: hosts[0],
      storedAs: engine.storedAs(settings),
      credit,
    },
    hosts: hosts.map((origin) => origin.toLowerCase()),
    diagnostics,
  }
}

function settingsOf(engine: HostedEngine, env: Environment): object | UnusableSettings {
  const { required } = engine
  const missing = required.filter((name) => !env[name])
  if (missing.length === 0) return engine.readSettings(env)
  const present = required.filter((name) => env[name]).join(' and ')
  const problem = `${present} set, but not ${missing.join(' and ')}`
  return { problem, hint: `Expected all of ${required.join(', ')}, or none.` }
}

const isUnusable = (settings: object): settings is UnusableSettings => 'problem' in settings
