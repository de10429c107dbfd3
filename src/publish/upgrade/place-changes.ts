import { distance } from 'fastest-levenshtein'
import { type ApiData, declaredName, isExportList } from '../../model/api-data.ts'
import type { Page } from '../../model/page.ts'
import { documentedExportsIn } from '../../proofs/package-types/documented-exports.ts'
import type { Change } from './compare-surfaces.ts'
import { hasMessage, onOneLine } from './messages.ts'

/** Where a change belongs, and whether the content says so already. */
export type Placed = Change & { place: string | null; isDone: boolean }

export type Content = {
  pages: Page[]
  data: ApiData
  /** The modules of the package that changed. */
  modules: string[]
  /** The text of a page's file. */
  sourceOf: (page: Page) => string
}

/** The page that has all messages. */
const messagesPage = 'errors'

/** Finds the page and line of each change: of what describes it, or of what stands where it will be described. */
export function placeChanges(changes: Change[], content: Content): Placed[] {
  const described = content.modules.flatMap((module) =>
    documentedExportsIn(content.data[module]?.folder ?? '/', content.pages).map((entry) => ({
      name: entry.name,
      place: `${entry.page.sourcePath}:${lineOf(entry, content)}`,
    })),
  )
  const place = {
    export: (change: Change) => placeExport(change, described),
    member: (change: Change) => placeMember(change, described, content),
    message: (change: Change) => placeMessage(change, content),
  }
  return changes.map((change) => ({ ...change, ...place[change.of](change) }))
}

type Described = { name: string; place: string }

function placeExport({ name, how }: Change, described: Described[]) {
  const own = described.find((entry) => entry.name === name)
  if (own) return { place: own.place, isDone: how !== 'removed' }
  const [nearest] = [...described].sort(
    (a, b) => distance(a.name, name) - distance(b.name, name) || (a.name < b.name ? -1 : 1),
  )
  return { place: nearest ? `${nearest.place} (${nearest.name})` : null, isDone: how === 'removed' }
}

function placeMember(
  { name, owner = '', how }: Change,
  described: Described[],
  { pages, modules, data }: Content,
) {
  const all = pages
    .filter(({ id }) => modules.some((module) => id.startsWith(data[module]?.folder ?? '/')))
    .flatMap((page) => page.memberLists.map((list) => ({ page, list })))
    .filter(({ list }) => !isExportList(list.of))
  const ofOwner = (name: string) => all.filter(({ list }) => list.of.includes(name))
  const [first, ...more] = ofOwner(owner)
  // What a list leaves out with a minus, such as the members of a type that its own type extends, has a list too.
  const leftOut = first?.list.of.filter((name) => name.startsWith('-')) ?? []
  const lists = [first ?? [], more, leftOut.flatMap((name) => ofOwner(name.slice(1)))].flat()
  if (!first) {
    // Nothing lists the members of this type, so there's nothing to add.
    const itself = described.find((entry) => `${entry.name}()` === owner || entry.name === owner)
    return { place: itself?.place ?? null, isDone: true }
  }
  for (const { page, list } of lists) {
    const member = list.members.find((entry) => declaredName(entry.name) === name)
    if (member) return { place: `${page.sourcePath}:${member.line}`, isDone: how !== 'removed' }
  }
  return { place: `${first.page.sourcePath}:${first.list.line}`, isDone: how !== 'new' }
}

function placeMessage({ name, how }: Change, { pages, sourceOf }: Content) {
  const page = pages.find(({ id }) => id === messagesPage)
  if (!page) return { place: null, isDone: true }
  const lines = sourceOf(page).split('\n')
  const line = lines.findIndex((text) => hasMessage(onOneLine(text), name))
  const isThere = line >= 0
  return {
    place: `${page.sourcePath}:${isThere ? line + 1 : 1}`,
    isDone: isThere === (how === 'new'),
  }
}

/** The line of a heading, or of an entry of a list; 1 for a whole page. */
function lineOf({ page, id }: { page: Page; id: string | null }, { sourceOf }: Content): number {
  if (id === null) return 1
  const member = page.memberLists.flatMap(({ members }) => members).find((entry) => entry.id === id)
  if (member) return member.line
  const index = sourceOf(page)
    .split('\n')
    .findIndex((text) => text.endsWith(`{#${id}}`))
  return index + 1
}
