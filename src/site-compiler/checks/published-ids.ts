import { type Diagnostic, errorIn, warningIn } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import type { PublishedIds } from '../../model/settings.ts'
import { expectedOneOf } from '../../model/suggestion.ts'

const idsOf = ({ headings, memberLists }: Page) => [
  ...headings.filter(({ level }) => level <= 3).map(({ id }) => id),
  ...memberLists.flatMap(({ members }) => members.map(({ id }) => id)),
]

/** Reads own properties only, because a page may be called `constructor`, which every object inherits. */
const idsIn = (published: PublishedIds, id: string): string[] =>
  (Object.hasOwn(published, id) && published[id]) || []

/** Reports published ids that are gone, and the number of new ids that aren't in the registry yet. */
export function checkPublishedIds(
  pages: Page[],
  published: PublishedIds,
  registryFile: string,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  let unregistered = 0
  for (const page of pages) {
    const present = idsOf(page)
    const reachable = new Set([...present, ...Object.keys(page.aliases)])
    const before = idsIn(published, page.id)
    unregistered += present.filter((id) => !before.includes(id)).length
    for (const id of before) {
      if (reachable.has(id)) continue
      diagnostics.push(
        errorIn(
          { file: page.sourcePath },
          `The heading id \`${id}\` has been published and is gone: links to it would break.`,
          `Give the heading its id back, or add \`aliases: { ${id}: new-id }\` to the front matter. ${expectedOneOf(id, present)}`,
        ),
      )
    }
  }
  const written = new Set(pages.map(({ id }) => id))
  for (const id of Object.keys(published)) {
    if (written.has(id)) continue
    diagnostics.push(
      warningIn(
        { file: registryFile },
        `The page \`${id}\` has been published and is gone.`,
        'Add a redirect to content/redirects.ts and take the page out of this file.',
      ),
    )
  }
  if (unregistered > 0) {
    diagnostics.push(
      warningIn(
        { file: registryFile },
        `${unregistered} heading ids are not in the registry of published ids.`,
        'Run `npm run check:content -- --fix`.',
      ),
    )
  }
  return diagnostics
}

/** The registry with the ids of these pages added, in stable order. */
export function addPublishedIds(published: PublishedIds, pages: Page[]): PublishedIds {
  const all: PublishedIds = { ...published }
  for (const page of pages) {
    const ids = [...new Set([...idsIn(published, page.id), ...idsOf(page)])].sort()
    if (ids.length > 0) all[page.id] = ids
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
}
