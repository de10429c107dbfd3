import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import publishedIds from '../../content/published-ids.json' with { type: 'json' }

/** What a page says → the proof. */
type Claims = { [sentence: string]: () => void | Promise<void> }

/**
 * Tests what a page says under a heading, against the installed packages.
 * @param place page and heading: `api/store#subscribelistener`
 */
export function claims(place: string, proofs: Claims): void {
  const [page = '', id = ''] = place.split('#')
  describe(place, () => {
    test('is on the page', () => {
      const ids = (publishedIds as { [page: string]: string[] })[page]
      expect(ids, `There is no page ${page}`).toBeDefined()
      expect(readFileSync(`content/docs/${page}.md`, 'utf8')).toMatch(
        new RegExp(`\\{#${id}\\}|^  ${id}: `, 'm'),
      )
    })
    for (const [sentence, proof] of Object.entries(proofs)) test(sentence, proof)
  })
}

const inMode =
  (mode: string) =>
  async <T>(code: () => T | Promise<T>): Promise<T> => {
    vi.stubEnv('NODE_ENV', mode)
    try {
      return await code()
    } finally {
      vi.unstubAllEnvs()
    }
  }

/** Runs code as a production build runs it: packages read NODE_ENV when they check. */
export const inProduction = inMode('production')

/** The same for development, which some checks ask for by its name. */
export const inDevelopment = inMode('development')

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
