import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { OfflineManifest } from '../../offline/manifest.ts'
import type { SavedCopy } from '../../offline/saved-copy.ts'
import { SavePanel } from './save-panel.tsx'
import type { OfflineStatus } from './use-offline-status.ts'

const manifest: OfflineManifest = { release: 'b', pages: 90, files: [] }
const size = { transferred: 3_000_000, stored: 16_800_000 }
const copy: SavedCopy = { release: 'a', savedAt: '2026-11-20T12:00:00Z', stored: 16_500_000 }

function show(status: Partial<OfflineStatus>) {
  const all = {
    cached: { copy: null, paths: new Set<string>() },
    offer: null,
    room: null,
    ...status,
  }
  render(<SavePanel status={all} refresh={async () => {}} />)
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  return { buttons, text: screen.queryByRole('status')?.textContent }
}

const cached = (copy: SavedCopy | null) => ({ copy, paths: new Set<string>() })

it('states the size before anything is saved', () => {
  const { buttons, text } = show({ offer: { manifest, size } })
  expect(text).toBe(
    'All 90 pages, with pictures, examples and search, take 3 MB to download and 16.8 MB of storage.',
  )
  expect(buttons).toEqual(['Save the whole site for offline reading'])
})

it('says when the browser has less room than that', () => {
  expect(show({ offer: { manifest, size }, room: 2_000_000 }).text).toMatch(
    /This browser has only 2 MB left\.$/,
  )
})

it('says when the copy was saved, and offers only to remove it while it is the present one', () => {
  const present = { ...copy, release: 'b' }
  const { buttons, text } = show({ cached: cached(present), offer: { manifest, size } })
  expect(text).toBe('The whole site was saved on November 20, 2026: 16.5 MB.')
  expect(buttons).toEqual(['Remove the saved copy'])
})

it('offers to update a copy of an older release', () => {
  const { buttons, text } = show({ cached: cached(copy), offer: { manifest, size } })
  expect(text).toContain('The site has changed since then. An update takes 3 MB to download')
  expect(buttons).toEqual(['Update the saved copy', 'Remove the saved copy'])
})

it('offers nothing to fetch without a connection, and still lets a copy be removed', () => {
  expect(show({}).buttons).toEqual([])
  cleanup()
  expect(show({ cached: cached(copy) }).buttons).toEqual(['Remove the saved copy'])
})

it('says so where the browser keeps nothing', () => {
  show({ cached: null, offer: { manifest, size } })
  expect(screen.getByText(/can’t save pages here/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says why nothing was saved when the worker is refused', async () => {
  vi.stubGlobal('navigator', { ...window.navigator, serviceWorker: undefined })
  show({ offer: { manifest, size } })
  await userEvent.setup().click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toMatch(/^This browser doesn’t let the site save/)
})

it('begins while the browser still asks its reader whether the copy may stay', async () => {
  vi.stubGlobal('caches', {
    has: async () => false,
    keys: async () => [],
    open: async () => ({ put: async () => {}, match: async () => undefined }),
    delete: async () => true,
  })
  vi.stubGlobal('navigator', {
    ...window.navigator,
    serviceWorker: { register: async () => ({}) },
    storage: { persist: () => new Promise(() => {}) },
    locks: { request: (_name: string, _options: object, action: () => unknown) => action() },
  })
  const asked = vi.fn(() => Promise.reject(new TypeError('no connection')))
  vi.stubGlobal('fetch', asked)
  const files: OfflineManifest['files'] = [['faq', 1000, 3000, '00000000']]
  show({ offer: { manifest: { ...manifest, files }, size } })
  await userEvent.setup().click(screen.getByRole('button'))
  await expect.poll(() => asked).toHaveBeenCalled()
})
