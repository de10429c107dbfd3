import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AnnouncementBar } from './announcement.tsx'
import { parseAnnouncement } from './parse-announcement.ts'

vi.mock('#content/site.ts', () => ({
  announcement: { id: 'tour', content: 'Take [the tour](/tour) today', isCloseable: true },
}))

afterEach(() => {
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
})

it('splits an announcement at its link', () => {
  expect(parseAnnouncement('plain')).toEqual(['plain'])
  expect(parseAnnouncement('a [b c](/d) e')).toEqual(['a ', { label: 'b c', to: '/d' }, ' e'])
})

it('J4 is a labeled region that Close removes and remembers', () => {
  render(<AnnouncementBar />)
  expect(screen.getByRole('region', { name: 'Announcement' }).textContent).toBe(
    'Take the tour today',
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/tour')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
})

it('J10 closes when another tab closes it', () => {
  render(<AnnouncementBar />)
  localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.announcement.dismiss' }))
  })
  expect(screen.queryByRole('region')).toBeNull()
})
