import type { SearchEngine } from './engine.ts'

/**
 * A search service that answers in the place of the site's own engine where its settings are set: what the build asks.
 * src/search/hosted-engines.ts lists them by the names of their folders, in which `client.ts` asks the service.
 */
export type HostedEngine<Settings extends object = object> = {
  /** How messages call it. */
  name: string
  /** Reads what browsers need from the environment. Null when nothing is set, and words when it cannot be used. */
  readSettings(env: { [name: string]: string | undefined }): Settings | UnusableSettings | null
  /** Origins that browsers must be allowed to ask, for the policy. */
  hosts(settings: Settings): string[]
  /** The name that recent searches are kept under. */
  storedAs(settings: Settings): string
  /** A link that the service asks for where its answers are shown. */
  credit: Credit | null
}

/**
 * What asks the service, in browsers: `client.ts` exports one as `createClient`.
 * @param base path the site is served under; addresses of hits get it
 */
export type CreateClient<Settings extends object = object> = (
  settings: Settings,
  options: { base: string },
) => SearchEngine

/** Why settings cannot be used, as the end of a sentence, and what is expected. */
export type UnusableSettings = { problem: string; hint: string }

export type Credit = { label: string; to: string }
