import type { PhrasingContent } from 'mdast'
import type { Anchor } from '../../compiler/directive.ts'
import { type ApiData, type ExportKind, exportKinds, isLater } from '../../model/api-data.ts'
import { definingSentence } from './defining-sentence.ts'

export type IndexEntry = {
  name: string
  url: string
  /** Its kind, in readers' words. */
  kind: string
  /** Package, version, and whether it's deprecated. */
  facts: string[]
  /** What it is, according to the place that describes it, as text and code. */
  summary: PhrasingContent[]
}

/** Kinds of exports, in readers' words. */
export const kindLabels: { [kind in ExportKind]: string } = {
  function: 'function',
  hook: 'hook',
  component: 'component',
  class: 'class',
  value: 'constant',
  type: 'type',
}

/**
 * A hook that a library generates, such as `useQuery` for each endpoint. It has the same name in all apps, and no
 * module exports it.
 */
const hookName = /^use[A-Z]\w*$/

/** The described exports of a module, in the order of its data, then the hooks that it generates. */
export function entriesOf(
  { label, exports, first }: ApiData[string],
  anchors: Anchor[],
): IndexEntry[] {
  const known = new Map(anchors.map((anchor) => [anchor.name, anchor]))
  const exported = Object.entries(exports).flatMap(([name, { kind, since, deprecated }]) => {
    const anchor = known.get(name)
    if (!anchor) return []
    const facts = [label]
    if (isLater(since, first)) facts.push(`since ${since}`)
    if (deprecated) facts.push('deprecated')
    return [
      { name, url: anchor.url, kind: kindLabels[kind], facts, summary: definingSentence(anchor) },
    ]
  })
  const generatedHooks = anchors.filter(
    ({ name }) => hookName.test(name) && !Object.hasOwn(exports, name),
  )
  return [
    ...exported,
    ...generatedHooks.map((anchor) => ({
      name: anchor.name,
      url: anchor.url,
      kind: kindLabels.hook,
      facts: [label],
      summary: definingSentence(anchor),
    })),
  ]
}

/** Choices for filtering entries: the packages that have pages, and the kinds of their exports. */
export function apiChoices(data: ApiData): { name: string; facts: string[] }[] {
  const modules = Object.values(data).filter(({ folder }) => folder)
  const kinds = modules.flatMap(({ exports }) => Object.values(exports).map(({ kind }) => kind))
  return [
    { name: 'Package', facts: modules.map(({ label }) => label) },
    {
      name: 'Kind',
      facts: exportKinds.filter((kind) => kinds.includes(kind)).map((kind) => kindLabels[kind]),
    },
  ]
}
