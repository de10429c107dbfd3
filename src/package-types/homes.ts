import { type ApiData, declaredName, isExportList } from '../model/api-data.ts'
import type { PageSummary } from '../model/page.ts'
import type { DeclaredExport, PackageTypes } from './read-types.ts'

/** Where an export is described. */
export type Home = {
  name: string
  page: PageSummary
  /** Null when the whole page is about it. */
  id: string | null
}

/**
 * Where the pages of a folder describe something by its name: a page with it as its title, a heading that is nothing
 * else, or an entry of a list of exports.
 */
export function documentedExportsIn(folder: string, pages: PageSummary[]): Home[] {
  return pages
    .filter(({ id }) => id.startsWith(folder))
    .flatMap((page) => [
      { name: page.title, page, id: null },
      ...page.headings
        .filter(({ level }) => level <= 3)
        .map(({ text, id }) => ({ name: text, page, id })),
      ...page.memberLists
        .filter(({ of }) => isExportList(of))
        .flatMap(({ members }) =>
          members.map((member) => ({ name: declaredName(member.name), page, id: member.id })),
        ),
    ])
}

/** The exports that the pages of a module have to describe: all but those that another documented package declares. */
export function exportsAtHome(
  module: string,
  data: ApiData,
  types: Pick<PackageTypes, 'exportsOf'>,
): DeclaredExport[] {
  const also = data[module]?.also
  const all = [...types.exportsOf(module), ...(also ? types.exportsOf(also) : [])]
  const elsewhere = Object.entries(data)
    .filter(([name, { folder }]) => folder && name !== module)
    .map(([name]) => name)
  const own = all.filter(({ origin }) => module.startsWith(origin) || !elsewhere.includes(origin))
  return [...new Map(own.map((one) => [one.name, one])).values()]
}

/** Returns a sentence for each export that is described nowhere, or in more than one place. */
export function undocumentedExports(
  module: string,
  data: ApiData,
  pages: PageSummary[],
  types: Pick<PackageTypes, 'exportsOf'>,
): string[] {
  const { folder = '' } = data[module] ?? {}
  const homes = documentedExportsIn(folder, pages)
  return exportsAtHome(module, data, types).flatMap(({ name }) => {
    const ownHomes = homes.filter((home) => home.name === name)
    if (ownHomes.length === 1) return []
    if (ownHomes.length === 0)
      return [`\`${name}\` of \`${module}\` has no page, heading or entry.`]
    const found = ownHomes.map(({ page, id }) => page.route + (id === null ? '' : `#${id}`))
    return [`\`${name}\` of \`${module}\` is described twice: ${found.join(', ')}.`]
  })
}
