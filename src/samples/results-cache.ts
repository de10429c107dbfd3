import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../content/page.ts'
import type { PageResult } from './check-samples.ts'
import { hash, toolHash } from './tool-hash.ts'

type Entry = { key: string; result: PageResult }

/** Remembers what checking a page gave, for as long as nothing that it depends on changes. */
export function openResultsCache(directory: string) {
  const file = path.join(directory, 'results.json')
  const entries = readEntries(file)
  const base = toolHash()
  const keyOf = ({ id, sourcePath, samples }: Page) =>
    hash(base, JSON.stringify([id, sourcePath, samples]))

  return {
    find(page: Page): PageResult | undefined {
      const entry = entries[page.id]
      return entry?.key === keyOf(page) ? entry.result : undefined
    },

    /** Writes at once and whole, so that a process that reads meanwhile sees the old file or the new. */
    store(results: Map<Page, PageResult>) {
      for (const [page, result] of results) entries[page.id] = { key: keyOf(page), result }
      mkdirSync(directory, { recursive: true })
      const draft = `${file}.${process.pid}`
      writeFileSync(draft, JSON.stringify(entries))
      renameSync(draft, file)
    },
  }
}

function readEntries(file: string): { [pageId: string]: Entry } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Absent, or damaged: everything is checked again.
    return {}
  }
}
