import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../model/page.ts'
import type { PageResult } from './check-samples.ts'
import { hash, toolHash } from './tool-hash.ts'

type Entry = {
  key: string
  result: PageResult
  /** ISO 8601. */
  checkedAt: string
}

/** Remembers what checking a page gave, for as long as nothing that it depends on changes. */
export function openResultsCache(directory: string) {
  const file = path.join(directory, 'results.json')
  const entries = readEntries(file)
  const base = toolHash()
  const keyOf = ({ id, sourcePath, samples }: Page) =>
    hash(base, JSON.stringify([id, sourcePath, samples]))

  const entryOf = (page: Page): Entry | undefined => {
    const entry = entries[page.id]
    return entry?.key === keyOf(page) ? entry : undefined
  }

  return {
    find(page: Page): PageResult | undefined {
      return entryOf(page)?.result
    },

    /** When the page was checked as it is now, with the packages there are now; null when never. */
    checkedAt(page: Page): string | null {
      return entryOf(page)?.checkedAt ?? null
    },

    /** Writes at once and whole, so that a process that reads meanwhile sees the old file or the new. */
    store(results: Map<Page, PageResult>) {
      const checkedAt = new Date().toISOString()
      for (const [page, result] of results) {
        entries[page.id] = { key: keyOf(page), result, checkedAt }
      }
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
