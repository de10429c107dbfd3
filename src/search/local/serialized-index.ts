import type { Options } from 'minisearch'
import { createPostingLists } from './posting-lists.ts'

/** How MiniSearch calls the form of what it writes and reads. */
const serializationVersion = 2

type Indexed = { id: number; [field: string]: unknown }

export type SerializedIndex<Document> = {
  /** Documents are added in the order of their ids, which begin with 0. */
  add(document: Document): void
  termCount(): number
  /** The JSON that MiniSearch reads, in pieces: as one text it would be in memory a second time. */
  toJson(): Iterable<string>
}

/**
 * Writes the index that MiniSearch would write of the same documents, with terms in another order. MiniSearch keeps
 * a map for each term and copies all of them to write them: ten thousand pages took gigabytes.
 */
export function createSerializedIndex<Document extends Indexed>({
  fields,
  tokenize = (text) => text.split(' '),
}: Options<Document>): SerializedIndex<Document> {
  const terms = new Map<string, number>()
  const postings = createPostingLists()
  const fieldLengths: number[][] = []
  const averageLengths: number[] = []

  const listOf = (term: number, field: number) => term * fields.length + field

  function addField(id: number, field: number, tokens: string[]): void {
    const counts = new Map<string, number>()
    for (const term of tokens) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const [term, count] of counts) {
      const number = terms.get(term) ?? terms.size
      // A term that was cut from a text keeps all of it in memory, so a copy stands for it.
      if (number === terms.size) terms.set(structuredClone(term), number)
      postings.add(listOf(number, field), id, count)
    }
    const lengths = fieldLengths[id] ?? []
    lengths[field] = counts.size
    fieldLengths[id] = lengths
    // MiniSearch counts documents without the field as if they had its average.
    averageLengths[field] = ((averageLengths[field] ?? 0) * id + counts.size) / (id + 1)
  }

  return {
    add(document) {
      fieldLengths[document.id] = []
      for (const [field, name] of fields.entries()) {
        const text = document[name]
        if (typeof text === 'string') addField(document.id, field, tokenize(text, name))
      }
    },
    termCount: () => terms.size,
    *toJson() {
      const ids = [...fieldLengths.keys()]
      const withFields = ids.filter((id) => fieldLengths[id]?.length)
      const head = JSON.stringify({
        documentCount: fieldLengths.length,
        nextId: fieldLengths.length,
        documentIds: Object.fromEntries(ids.map((id) => [id, id])),
        fieldIds: Object.fromEntries(fields.map((name, field) => [name, field])),
        fieldLength: Object.fromEntries(withFields.map((id) => [id, fieldLengths[id]])),
        averageFieldLength: averageLengths,
        storedFields: {},
        dirtCount: 0,
        serializationVersion,
      })
      yield `${head.slice(0, -1)},"index":[`
      for (const [term, number] of terms) {
        yield `${number > 0 ? ',' : ''}[${JSON.stringify(term)},{`
        yield* fieldsJson(fields.map((_, field) => postings.of(listOf(number, field))))
        yield '}]'
      }
      yield ']}'
    },
  }
}

/** Characters of a piece. A word may stand in every section of the site. */
const pieceLength = 2 ** 12

function* fieldsJson(byField: Iterable<[document: number, count: number]>[]): Generator<string> {
  let between = ''
  for (const [field, postings] of byField.entries()) {
    let before = `${between}"${field}":{`
    let piece = ''
    for (const [document, count] of postings) {
      piece += `${before}"${document}":${count}`
      before = ','
      if (piece.length < pieceLength) continue
      yield piece
      piece = ''
    }
    if (before !== ',') continue
    yield `${piece}}`
    between = ','
  }
}
