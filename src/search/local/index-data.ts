import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { SearchSynonyms } from '../../model/settings.ts'
import { tokenize } from '../tokenize.ts'
import { isStopWord } from './query.ts'

/**
 * The file that is loaded first, with which pages and headings are found. The words of texts are in a second file, and
 * the texts for excerpts in a third.
 */
export type SearchIndex = {
  /** Names of the other files, in the same folder. */
  files: { words: string; texts: string }
  /** The groups of pages, by number. */
  groups: string[]
  pages: IndexedPage[]
  /** Sections of all pages, page by page. A section's number is its document id. */
  sections: IndexedSection[]
  names: ExternalName[]
  synonyms: SearchSynonyms
  /** A serialized MiniSearch of the names of sections and pages. Numbers of pages continue those of sections. */
  titles: PackedIndex
}

/** A serialized MiniSearch of the texts of sections. */
export type SearchWords = PackedIndex

/** The text of each section, by its number. */
export type SearchTexts = string[]

type IndexedPage = {
  route: string
  title: string
  group: number
  /** Its label in the sidebar. */
  label: string
  /** Whether it's a page of the reference. It comes first when its name is searched. */
  isReference: boolean
  /**
   * The weight of its hits, 1 for most pages. Lists of links and pages about the past mention much, so theirs is lower.
   */
  weight: number
}

export type IndexedSection = {
  page: number
  /** Fragment; null for the text before the first heading. */
  id: string | null
  /** The section's heading and those above it, without the page's title. */
  trail: string[]
  /** A member of a list, such as an option. */
  isMember?: true
}

/** A name of code that another site explains. */
export type ExternalName = { name: string; package: string; url: string }

const titleFields = ['title', 'keywords', 'description', 'heading', 'trail'] as const
const wordFields = ['code', 'text'] as const

type DocumentOf<Fields extends readonly string[]> = { id: number } & {
  [field in Fields[number]]?: string
}

/** The name of a section or page, with what applies to all of its sections. */
export type TitleDocument = DocumentOf<typeof titleFields>

/** The text of a section. */
export type WordDocument = DocumentOf<typeof wordFields>

/**
 * A serialized MiniSearch in three quarters of its size. Documents have their numbers as ids, so the list of ids is
 * left out, and the lengths of fields are in the order of documents.
 */
type PackedIndex = Omit<AsPlainObject, 'documentIds' | 'fieldLength' | 'index'> & {
  fieldLength: number[][]
  /** Each term with the documents that have it, by the number of the field. */
  index: [term: string, counts: { [field: string]: PackedCounts }][]
}

/**
 * Documents with a term, each as its distance from the previous one. If it has the term more than once, the count
 * follows as a negative number. `[4, 3, -2]` means once in document 4 and twice in document 7.
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
  // Stop words would be a tenth of the file, and queries drop them anyway.
  processTerm: (term) => (isStopWord(term) ? null : term),
}

function optionsFor<Document>(fields: readonly string[]): Options<Document> {
  return {
    fields: [...fields],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
  }
}
