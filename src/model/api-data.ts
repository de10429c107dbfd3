import { z } from 'zod'

export const exportKinds = ['function', 'hook', 'component', 'class', 'value', 'type'] as const

export type ExportKind = (typeof exportKinds)[number]

const version = z
  .string()
  .regex(/^\d+\.\d+$/)
  .describe('a version: `2.14`')

/** What is recorded of a module: where its pages are, and since which version it has what they describe. */
const moduleSchema = z
  .strictObject({
    /** Ids of its pages begin with this. Modules that only provide types have none. */
    folder: z.string().endsWith('/').describe('a folder of pages: `api/`').optional(),
    /** Another module whose exports are described on these pages. */
    also: z.string().describe('the name of a module').optional(),
    label: z.string().min(1).describe('the name that readers know it by'),
    /**
     * The version with which the module was added, or the first one with declarations. What is as old as that shows no
     * version.
     */
    first: version,
    /** Where readers find what a version changed, and the first version that is told there. */
    releases: z
      .strictObject({
        link: z.string().startsWith('/').describe('the start of a link: `/whats-new#toolkit-`'),
        first: version,
      })
      .describe('`{ "link", "first" }`')
      .optional(),
    exports: z
      .record(
        z.string(),
        z
          .strictObject({
            kind: z.enum(exportKinds).describe(`one of: ${exportKinds.join(', ')}`),
            since: version,
            deprecated: z.literal(true).describe('true').optional(),
          })
          .describe('`{ "kind", "since" }`'),
      )
      .describe('a map from names to `{ "kind", "since" }`'),
    /** Owner of a list → name of a member → version. */
    members: z
      .record(z.string(), z.record(z.string(), version).describe('a map from names to versions'))
      .describe('a map from types to members'),
  })
  .describe('a module: `{ "label", "first", "exports", "members" }`')

/** By the name that the module is imported by. `npm run reference` writes it. */
export const apiDataSchema = z.record(z.string(), moduleSchema).describe('a map of modules')

export type ApiData = z.output<typeof apiDataSchema>

/** From the content folder. */
export const apiDataFile = 'api.json'

/** The module that a page describes; null when it describes none. */
export function moduleOf(pageId: string, data: ApiData): string | null {
  const entry = Object.entries(data).find(([, { folder }]) => folder && pageId.startsWith(folder))
  return entry?.[0] ?? null
}

/** The key of a list's owner in the data. */
export const ownerKey = (of: string[]): string => of.join(' ')

/** Whether a list is one of exports, which describes them. */
export const isExportList = (of: string[]): boolean => of.join() === 'exports'

/** The name of a member in declarations: `...middlewares` → `middlewares`, `select()` → `select`. */
export const declaredName = (name: string): string =>
  name.replace(/^\.{3}/, '').replace(/\(.*/s, '')

/** A version in words, and where to find what else it changed. */
export type Since = { text: string; href: string | null }

/** The version that a member of a list was added with; null when it's as old as the module. */
export function memberSince(
  name: string,
  { of, from }: { of: string[]; from: string | null },
  pageId: string,
  data: ApiData,
): Since | null {
  const own = moduleOf(pageId, data)
  const module = from ?? own
  const known = module === null ? undefined : data[module]
  if (!known) return null
  const since = isExportList(of)
    ? known.exports[declaredName(name)]?.since
    : known.members[ownerKey(of)]?.[declaredName(name)]
  if (since === undefined || !isLater(since, known.first)) return null
  const text = module === own ? `since ${since}` : `since ${known.label} ${since}`
  return { text, href: releaseLink(since, known) }
}

/** A link to what a version changed: `/whats-new#toolkit-2-15`; null when that isn't told. */
export function releaseLink(since: string, { releases }: ApiData[string]): string | null {
  if (!releases || isLater(releases.first, since)) return null
  return releases.link + since.replace('.', '-')
}

/** `2.10` is later than `2.9`. */
export const isLater = (version: string, other: string): boolean =>
  version.localeCompare(other, 'en', { numeric: true }) > 0
