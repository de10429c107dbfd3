import type { SearchEngine } from './engine.ts'

/**
 * A search service that answers in the place of the site's own engine where its settings are set. `hosted.ts` in its
 * folder exports one as `engine`; src/search/hosted-engines.ts lists its folder.
 */
export type HostedEngine<Settings> = {
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
  /** What asks the service. Runs in browsers, and imports what is large when it's called. */
  createClient(settings: Settings, options: { base: string }): Promise<SearchEngine>
}

/** Why settings cannot be used, as the end of a sentence, and what is expected. */
export type UnusableSettings = { problem: string; hint: string }

export type Credit = { label: string; to: string }
