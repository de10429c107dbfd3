import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { SearchSynonyms } from '../../model/settings.ts'
import { tokenize } from '../tokenize.ts'
import { isStopWord } from './query.ts'

/**
 * The file that is fetched first: with it pages and headings are found. The words of the texts stand
 * in a second file, the texts that excerpts are cut from in a third.
 */
export type SearchIndex = {
  /** Names of the other files, beside this one. */
  files: { words: string; texts: string }
  /** Groups that pages stand in, by their number. */
  groups: string[]
  pages: IndexedPage[]
  /** Sections of all pages, in the order of these. A section's number is its document id. */
  sections: IndexedSection[]
  names: ExternalName[]
  synonyms: SearchSynonyms
  /** A serialized MiniSearch of what sections and pages are called; pages are numbered on. */
  titles: PackedIndex
}

/** A serialized MiniSearch of what stands in the sections. */
export type SearchWords = PackedIndex

/** The text of each section, by its number. */
export type SearchTexts = string[]

type IndexedPage = {
  route: string
  title: string
  group: number
  /** Its name in the sidebar. */
  label: string
  /** Describes an interface: comes first when its name is searched. */
  isReference: boolean
  /** How much its hits count, 1 for most: lists of links and accounts of the past mention much. */
  weight: number
}

export type IndexedSection = {
  page: number
  /** Fragment; null for the text before the first heading. */
  id: string | null
  /** The headings above the section and its own, without the page title. */
  trail: string[]
  /** A member of a list, such as an option. */
  isMember?: true
}

/** A name of code that is explained on another site. */
export type ExternalName = { name: string; package: string; url: string }

const titleFields = ['title', 'keywords', 'description', 'heading', 'trail'] as const
const wordFields = ['code', 'text'] as const

type DocumentOf<Fields extends readonly string[]> = { id: number } & {
  [field in Fields[number]]?: string
}

/** What a section is called, or a page, with what holds for all of its sections. */
export type TitleDocument = DocumentOf<typeof titleFields>

/** What stands in a section. */
export type WordDocument = DocumentOf<typeof wordFields>

/**
 * A serialized MiniSearch in three quarters of its size. Its documents have their numbers as ids, 0, 1, 2 and so on, so
 * the list of ids is left out and the lengths of fields are in the order of documents.
 */
type PackedIndex = Omit<AsPlainObject, 'documentIds' | 'fieldLength' | 'index'> & {
  fieldLength: number[][]
  /** Each term, and by the number of the field where it is. */
  index: [term: string, counts: { [field: string]: PackedCounts }][]
}

/**
 * Documents that have a term: how far each is from the one before it, and after it how often it has the term, as a
 * negative number, if that's more than once. `[4, 3, -2]` means once in document 4, and twice in document 7.
 */
type PackedCounts = number[]

type Counts = { [document: string]: number }

function packCounts(counts: Counts): PackedCounts {
  let last = 0
  return Object.entries(counts).flatMap(([document, count]) => {
    const distance = Number(document) - last
    last += distance
    return count > 1 ? [distance, -count] : [distance]
  })
}

function unpackCounts(packed: PackedCounts): Counts {
  const counts: Counts = {}
  let document = 0
  for (const value of packed) {
    if (value < 0) {
      counts[document] = -value
    } else {
      document += value
      counts[document] = 1
    }
  }
  return counts
}

const mapFields = <In, Out>(fields: { [field: string]: In }, map: (value: In) => Out) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, map(value)]))

/** @param search an index whose documents have the ids 0, 1, 2 and so on */
export function packIndex<Document>(search: MiniSearch<Document>): PackedIndex {
  const { documentIds, fieldLength, index, ...rest } = search.toJSON()
  return {
    ...rest,
    fieldLength: Array.from({ length: rest.documentCount }, (_, id) => fieldLength[id] ?? []),
    index: index.map(([term, fields]) => [
      term,
      mapFields(fields as { [field: string]: Counts }, packCounts),
    ]),
  }
}

/** @throws Error when the index was made by another version of MiniSearch, or isn't an index. */
export function unpackIndex<Document>(
  { fieldLength, index, ...rest }: PackedIndex,
  options: Options<Document>,
): MiniSearch<Document> {
  const ids = Array.from({ length: rest.documentCount }, (_, id) => [id, id])
  const plain: AsPlainObject = {
    ...rest,
    documentIds: Object.fromEntries(ids),
    fieldLength: Object.fromEntries(fieldLength.entries()),
    index: index.map(([term, fields]) => [term, mapFields(fields, unpackCounts)]),
  }
  return MiniSearch.loadJS(plain, options)
}

// MiniSearch needs the same options to write an index and to read it.
export const titleOptions = optionsFor<TitleDocument>(titleFields)
export const wordOptions: Options<WordDocument> = {
  ...optionsFor<WordDocument>(wordFields),
  // Stop words would take a tenth of the file, and queries drop them anyway.
  processTerm: (term) => (isStopWord(term) ? null : term),
}

function optionsFor<Document>(fields: readonly string[]): Options<Document> {
  return {
    fields: [...fields],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
  }
}
