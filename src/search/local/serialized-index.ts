import type { Options } from 'minisearch'

/** How MiniSearch calls the form of what it writes and reads. */
const serializationVersion = 2

type Indexed = { id: number; [field: string]: unknown }

/** Document and count, document and count … of one term in one field. */
type Postings = number[]

export type SerializedIndex<Document> = {
  /** Documents are added in the order of their ids, which begin with 0. */
  add(document: Document): void
  termCount(): number
  /** The JSON that MiniSearch reads. */
  toJson(): string
}

/**
 * Writes the index that MiniSearch would write of the same documents, with terms in another order. MiniSearch keeps
 * a map for each term and copies all of them to write them: ten thousand pages took gigabytes.
 */
export function createSerializedIndex<Document extends Indexed>({
  fields,
  tokenize = (text) => text.split(' '),
}: Options<Document>): SerializedIndex<Document> {
  const terms = new Map<string, (Postings | undefined)[]>()
  const fieldLengths: number[][] = []
  const averageLengths: number[] = []

  function addField(id: number, field: number, tokens: string[]): void {
    const counts = new Map<string, number>()
    for (const term of tokens) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const [term, count] of counts) {
      const byField = terms.get(term) ?? []
      const postings = byField[field]
      if (postings) postings.push(id, count)
      else byField[field] = [id, count]
      terms.set(term, byField)
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
    toJson() {
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
      const parts = [...terms].map(([term, byField]) => termJson(term, byField))
      return `${head.slice(0, -1)},"index":[${parts.join(',')}]}`
    },
  }
}

function termJson(term: string, byField: (Postings | undefined)[]): string {
  const inFields = byField.flatMap((postings, field) => {
    if (!postings) return []
    const pairs: string[] = []
    for (let at = 0; at < postings.length; at += 2)
      pairs.push(`"${postings[at]}":${postings[at + 1]}`)
    return [`"${field}":{${pairs.join(',')}}`]
  })
  return `[${JSON.stringify(term)},{${inFields.join(',')}}]`
}
