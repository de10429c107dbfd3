import { type ApiData, declaredName, isExportList } from '../../model/api-data.ts'
import type { Page } from '../../model/page.ts'
import type { DeclaredExport, PackageTypes } from './read-types.ts'

/** An export, and where it's described. */
export type DocumentedExport = {
  name: string
  page: Page
  /** Null if the whole page describes it. */
  id: string | null
}

/**
 * Where the pages of a folder describe something by its name: a page with it as its title, a heading that is nothing
 * else, or an entry of a list of exports.
 */
export function documentedExportsIn(folder: string, pages: Page[]): DocumentedExport[] {
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

/** The exports that a module's pages have to describe: all except those that another documented package declares. */
export function ownExports(
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
  return [...new Map(own.map((declared) => [declared.name, declared])).values()]
}

/** Returns a sentence for each export that isn't described, or is described in more than one place. */
export function undocumentedExports(
  module: string,
  data: ApiData,
  pages: Page[],
  types: Pick<PackageTypes, 'exportsOf'>,
): string[] {
  const { folder = '' } = data[module] ?? {}
  const documented = documentedExportsIn(folder, pages)
  return ownExports(module, data, types).flatMap(({ name }) => {
    const places = documented.filter((entry) => entry.name === name)
    if (places.length === 1) return []
    if (places.length === 0) return [`\`${name}\` of \`${module}\` has no page, heading or entry.`]
    const addresses = places.map(({ page, id }) => page.route + (id === null ? '' : `#${id}`))
    return [`\`${name}\` of \`${module}\` is described twice: ${addresses.join(', ')}.`]
  })
}
