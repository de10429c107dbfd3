import type { Options } from 'minisearch'
import { tokenize } from '../tokenize.ts'

/** The file that ranking reads. The texts of excerpts stand in a second one, which may come later. */
export type SearchIndex = {
  /** Name of the file with the texts, beside this one. */
  texts: string
  /** Groups that pages stand in, by their number. */
  groups: string[]
  pages: IndexedPage[]
  /** Sections of all pages, in the order of these. A section's number is its document id in `words`. */
  sections: IndexedSection[]
  names: ExternalName[]
  /** A serialized MiniSearch: of the sections, then of the pages, numbered on. */
  words: object
}

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

/** The first three say what a page is about, the others what stands in a section of it. */
export const fields = [
  'title',
  'keywords',
  'description',
  'heading',
  'trail',
  'code',
  'text',
] as const

/** A section, or a page with what holds for all of its sections. */
export type IndexedDocument = { id: number } & { [field in (typeof fields)[number]]?: string }

/** Said once, for writing the index and for reading it. */
export const indexOptions: Options<IndexedDocument> = {
  fields: [...fields],
  tokenize: (text) => tokenize(text).map(({ term }) => term),
  processTerm: (term) => term,
}
