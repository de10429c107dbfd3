import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { OfflineManifest } from '../../offline/release.ts'
import type { SavedCopy } from '../../offline/save-site.ts'
import type { OfflineState } from './offline-state.ts'
import { SavePanel } from './save-panel.tsx'

const manifest: OfflineManifest = { release: 'b', pages: 90, stored: 16_800_000, files: [] }
const transferred = 3_000_000
const copy: SavedCopy = { release: 'a', savedAt: '2026-11-20T12:00:00Z', stored: 16_500_000 }

function show(state: Partial<OfflineState>) {
  const all = {
    cached: { copy: null, paths: new Set<string>() },
    offer: null,
    progress: null,
    failure: null,
    ...state,
  }
  render(<SavePanel {...all} />)
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  return { buttons, text: screen.queryByRole('status')?.textContent }
}

const cached = (copy: SavedCopy | null) => ({ copy, paths: new Set<string>() })

it('states the size before anything is saved', () => {
  const { buttons, text } = show({ offer: { manifest, transferred } })
  expect(text).toBe(
    'All 90 pages, with pictures, examples and search, take 3 MB to download and 16.8 MB of storage.',
  )
  expect(buttons).toEqual(['Save the whole site for offline reading'])
})

it('says when the copy was saved, and offers only to remove it while it is the present one', () => {
  const present = { ...copy, release: 'b' }
  const { buttons, text } = show({ cached: cached(present), offer: { manifest, transferred } })
  expect(text).toBe('The whole site was saved on November 20, 2026: 16.5 MB.')
  expect(buttons).toEqual(['Remove the saved copy'])
})

it('offers to update a copy of an older release', () => {
  const { buttons, text } = show({ cached: cached(copy), offer: { manifest, transferred } })
  expect(text).toContain('The site has changed since then. An update takes 3 MB to download')
  expect(buttons).toEqual(['Update the saved copy', 'Remove the saved copy'])
})

it('offers nothing to fetch without a connection, and still lets a copy be removed', () => {
  expect(show({}).buttons).toEqual([])
  cleanup()
  expect(show({ cached: cached(copy) }).buttons).toEqual(['Remove the saved copy'])
})

it('says so where the browser keeps nothing', () => {
  show({ cached: null, offer: { manifest, transferred } })
  expect(screen.getByText(/can’t save pages here/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says why nothing was saved', () => {
  const { text } = show({ offer: { manifest, transferred }, failure: 'refused' })
  expect(text).toMatch(/^This browser doesn’t let the site save pages\. All 90 pages/)
})

it('begins while the browser still asks its reader whether the copy may stay', async () => {
  vi.stubGlobal('caches', {
    keys: async () => [],
    open: async () => ({ put: async () => {}, match: async () => undefined }),
    delete: async () => true,
  })
  vi.stubGlobal('navigator', {
    ...window.navigator,
    serviceWorker: { register: async () => ({}) },
    storage: { persist: () => new Promise(() => {}) },
    locks: {
      request: (_name: string, _options: object, action: (lock: object) => unknown) => action({}),
    },
  })
  const asked = vi.fn(() => Promise.reject(new TypeError('no connection')))
  vi.stubGlobal('fetch', asked)
  const files: OfflineManifest['files'] = [['faq', 1000]]
  show({ offer: { manifest: { ...manifest, files }, transferred } })
  await userEvent.setup().click(screen.getByRole('button'))
  await expect.poll(() => asked).toHaveBeenCalled()
})
