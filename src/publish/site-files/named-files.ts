import { addressesIn } from '../../offline/document-files.ts'

export type NamedFiles = {
  /** Notes what a document names. */
  note(file: string, html: string): void
  /** Path of each document → the published files that it names. */
  byDocument: ReadonlyMap<string, string[]>
}

/** Which files documents name, noted while they pass. */
export function createNamedFiles(basePath: string): NamedFiles {
  const byDocument = new Map<string, string[]>()
  const copies = new Map<string, string>()

  /** A name that was cut from a document keeps all of it in memory, so a copy stands for it. */
  function copyOf(name: string): string {
    const known = copies.get(name)
    if (known !== undefined) return known
    const copy = Buffer.from(name).toString()
    copies.set(copy, copy)
    return copy
  }

  return {
    byDocument,
    note(file, html) {
      byDocument.set(file, addressesIn(html, basePath).map(copyOf))
    },
  }
}
