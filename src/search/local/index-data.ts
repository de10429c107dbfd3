import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { SearchSynonyms } from '../../model/settings.ts'
import { tokenize } from '../tokenize.ts'

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

export type IndexedPage = {
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

/** A serialized MiniSearch whose documents have their numbers as ids, 0, 1, 2 and so on: the list of ids is left out. */
export type PackedIndex = Omit<AsPlainObject, 'documentIds'>

export function packIndex<Document>(index: MiniSearch<Document>): PackedIndex {
  const { documentIds, ...packed } = index.toJSON()
  return packed
}

/** @throws Error when the index was made by another version of MiniSearch, or isn't an index. */
export function unpackIndex<Document>(
  packed: PackedIndex,
  options: Options<Document>,
): MiniSearch<Document> {
  const ids = Array.from({ length: packed.documentCount }, (_, id) => [id, id])
  return MiniSearch.loadJS({ ...packed, documentIds: Object.fromEntries(ids) }, options)
}

// Said once, for writing an index and for reading it.
export const titleOptions = optionsFor<TitleDocument>(titleFields)
export const wordOptions = optionsFor<WordDocument>(wordFields)

function optionsFor<Document>(fields: readonly string[]): Options<Document> {
  return {
    fields: [...fields],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
  }
}
