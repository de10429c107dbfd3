import type { GroupCount, HitKind } from './engine.ts'

/**
 * A search service that answers in the place of the site's own engine where its settings are set. Each is a folder:
 * `hosted.ts` in it exports one as `engine`, which the build asks for settings, and browsers for a client.
 */
export type HostedEngine<Settings extends object = object> = {
  /** How messages call it. */
  name: string
  /**
   * Variables of the environment without which there is no search by it. All its variables begin with the name of its
   * folder, in capitals, and stand in deploy/Dockerfile and docs/deploying.md.
   */
  required: string[]
  /**
   * What its client needs, from an environment in which all that is required is set; words when a value cannot be
   * used. It travels to browsers as JSON, so it holds no secret.
   */
  readSettings(env: Environment): Settings | UnusableSettings
  /** Origins that browsers must be allowed to ask, for the policy. They connect to the first ahead. */
  hosts(settings: Settings): [first: string, ...others: string[]]
  /** The name that recent searches are kept under. */
  storedAs(settings: Settings): string
  /** A link that the service asks for where its answers are shown. */
  credit: Credit | null
  /** What asks the service, in browsers. */
  createClient(settings: Settings): HostedClient
}

export type Environment = { [name: string]: string | undefined }

/** Why settings cannot be used, as the end of a sentence, and what is expected. */
export type UnusableSettings = { problem: string; hint: string }

export type Credit = { label: string; to: string }

/** Asks the service once. Whatever it throws is told to readers as a search that failed. */
export type HostedClient = (request: HostedRequest) => Promise<HostedAnswer>

/** All of `SearchOptions`, and what follows from page and window. */
export type HostedRequest = {
  query: string
  /** Counted from 0. */
  page: number
  perPage: number
  group: string | undefined
  signal: AbortSignal | undefined
  /** Language of the pages to search, such as `en`. */
  language: string
  /** Version of the pages to search; those that belong to no version are searched in any case. */
  version: string
  /** Words that an excerpt has room for. */
  excerptWords: number
}

/** What a service says. Values that are unknown are checked, so a client can pass on what has come. */
export type HostedAnswer = {
  hits: HostedHit[]
  /** How many hits there are on all pages of the answer. */
  total?: unknown
  groups?: GroupCount[]
}

/** A hit as a service sends it. In its texts, what the query has found stands in `<mark>` and `</mark>`. */
export type HostedHit = {
  /** Without one, the address is its id. */
  id?: unknown
  /** Absolute. A hit without one that can be opened is left out, and one whose id has come before. */
  url: unknown
  /** The address is left as it is. Without this, it leads to the same page of this copy of the site. */
  isExternal?: boolean
  kind: HitKind
  /** The part of the site that it is in. */
  group: unknown
  /** Page title, then the headings above the section, then its own. */
  trail: unknown[]
  excerpt?: unknown
}
