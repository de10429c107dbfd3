/** Who types the name of an export, an option or a field, as it is spelled, finds its place first. */
import { expect, test } from 'vitest'
import { createSiteEngine } from '../../bench/search/site-engine.ts'
import { declaredName, isExportList, moduleOf } from '../../src/model/api-data.ts'
import { readApiData } from '../../src/proofs/package-types/api-data.ts'
import { documentedExportsIn } from '../../src/proofs/package-types/documented-exports.ts'
import { contentPages } from '../support/content-pages.ts'

const data = readApiData('content')
const { pages } = await contentPages()
const { engine } = await createSiteEngine()
const firstFor = (name: string) => engine.search(name, { perPage: 1 }).hits[0]?.url

/** Exports, options and fields, and the headings and pages of the reference that are about them. A name may be that of several. */
const reference = pages.filter(({ id }) => moduleOf(id, data) !== null)
const lists = reference.flatMap((page) => page.memberLists.map((list) => ({ page, list })))
const described = placesByName([
  ...lists.flatMap(({ page, list }) =>
    list.members.map(({ name, id }): Named => [declaredName(name), `${page.route}#${id}`]),
  ),
  ...reference.map(({ title, route }): Named => [title, route]),
  ...reference.flatMap(({ route, headings }) =>
    headings.map(({ text, id }): Named => [declaredName(text), `${route}#${id}`]),
  ),
])
const members = new Set(
  lists.flatMap(({ list }) =>
    isExportList(list.of) ? [] : list.members.map(({ name }) => declaredName(name)),
  ),
)

/** Nobody writes these but in code. Other ones, such as `reducer`, are words too, and pages explain what they mean. */
const isCode = (name: string) => /[a-z][A-Z]|_/.test(name)

test('exports', () => {
  const documented = Object.values(data).flatMap(({ folder, exports }) =>
    folder
      ? documentedExportsIn(folder, pages).filter(({ name }) => Object.hasOwn(exports, name))
      : [],
  )
  expect(documented.length).toBeGreaterThan(340)
  const names = documented.map(({ name }) => name)
  expect(lost(names, described)).toEqual([])
})

test('options and fields with names of code', () => {
  const names = [...members].filter(isCode)
  expect(names.length).toBeGreaterThan(200)
  expect(lost(names, described)).toEqual([])
})

test('most options and fields that are called by a word', () => {
  const names = [...members].filter((name) => !isCode(name))
  expect(lost(names, described).length / names.length).toBeLessThan(0.2)
})

type Named = [name: string, url: string]

function placesByName(named: Named[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>()
  for (const [name, url] of named) places.set(name, (places.get(name) ?? new Set()).add(url))
  return places
}

const lost = (names: string[], places: Map<string, Set<string>>) =>
  names
    .map((name) => ({ name, first: firstFor(name) ?? '' }))
    .filter(({ name, first }) => !places.get(name)?.has(first))

test('pages of exports lead as soon as what is typed tells them from each other', () => {
  const titles = reference
    .map(({ title }) => title)
    .filter((title) => /^\w+$/.test(title) && isCode(title))
  expect(titles.length).toBeGreaterThan(20)
  const missed = reference.flatMap(({ title, route }) => {
    if (!titles.includes(title)) return []
    const others = titles.filter((other) => other !== title).map((other) => other.toLowerCase())
    const beginnings = [...title.toLowerCase()].map((_, end) =>
      title.toLowerCase().slice(0, end + 1),
    )
    return beginnings
      .filter((typed) => typed.length > 2 && !others.some((other) => other.startsWith(typed)))
      .filter((typed) => pageOf(firstFor(typed)) !== route)
  })
  // Letters that begin a word of many texts, too.
  expect(missed.length).toBeLessThanOrEqual(5)
})

const pageOf = (url = '') => url.replace(/#.*/, '')
