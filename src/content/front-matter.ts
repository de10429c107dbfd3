import { isMap, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { z } from 'zod'
import { expectedOneOf } from './nearest.ts'
import type { Report } from './problem.ts'

const text = z.string().trim().min(1)

const frontMatterSchema = z.strictObject({
  title: text,
  label: text,
  description: text,
  path: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/)
    .optional(),
  sidebar: z.boolean().default(true),
  keywords: z.array(text).default([]),
  aliases: z.record(z.string(), text).default({}),
})

/** What stands between the `---` lines of a page. docs/authoring.md explains each key. */
export type FrontMatter = z.infer<typeof frontMatterSchema>

const keys = Object.keys(frontMatterSchema.shape)

const expectations: { [key in keyof FrontMatter]-?: string } = {
  title: 'a text, the heading of the page',
  label: 'a text, the short name of the page in sidebar and breadcrumbs',
  description: 'a text, one or two sentences for search results',
  path: 'a route such as /tutorials/index: lower-case letters, digits, hyphens and slashes',
  sidebar: 'true or false',
  keywords: 'a list of texts',
  aliases: 'a map from old heading ids to present ones',
}

/**
 * Reads the front matter of a page. `source` is the text between the `---` lines and starts on
 * line 2 of the file. Whatever is wrong goes to `report`; null when the page cannot be built from it.
 */
export function parseFrontMatter(source: string | undefined, report: Report): FrontMatter | null {
  if (source === undefined) {
    report(
      { line: 1 },
      'Expected front matter at the start of the file, found none.',
      'Begin the file with `---`, the keys title, label and description, and `---`.',
    )
    return null
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  for (const error of document.errors) {
    const { line, col } = lineCounter.linePos(error.pos[0])
    report(
      { line: line + 1, column: col },
      `Unexpected YAML: ${error.message.replace(/ at line [\s\S]*/, '')}.`,
    )
  }
  if (document.errors.length > 0) return null

  const map = isMap(document.contents) ? document.contents : undefined
  const lineOf = (key: PropertyKey | undefined) => keyLine(map, String(key), lineCounter) ?? 1
  const values: unknown = document.toJS() ?? {}
  const parsed = frontMatterSchema.safeParse(values)
  if (parsed.success) return parsed.data

  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        report(
          { line: lineOf(key) },
          `Unknown front matter key \`${key}\`.`,
          expectedOneOf(key, keys),
        )
      }
      continue
    }
    const key = issue.path[0]
    const expectation = expectations[key as keyof FrontMatter] ?? 'a map of keys and values'
    const found = map?.has(key) ? JSON.stringify(map.get(key)) : undefined
    const message =
      found === undefined
        ? `Missing front matter key \`${String(key)}\`.`
        : `Unexpected value of front matter key \`${String(key)}\`: ${found}.`
    report({ line: lineOf(key) }, message, `Expected ${expectation}.`)
  }
  return null
}

function keyLine(map: YAMLMap | undefined, key: string, lineCounter: LineCounter) {
  for (const { key: node } of map?.items ?? []) {
    if (String(node) !== key) continue
    const range = (node as { range?: [number, number, number] }).range
    return range && lineCounter.linePos(range[0]).line + 1
  }
  return undefined
}

/**
 * The route that the front matter of a file names, read without compiling the file, or null.
 * Links to a page need its route before that page has been compiled.
 */
export function pathInFrontMatter(text: string): string | null {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? ''
  return /^path:\s*['"]?(\/[^\s'"]*)/m.exec(frontMatter)?.[1] ?? null
}
