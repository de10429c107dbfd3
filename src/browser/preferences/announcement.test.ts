import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { announcementDismissal } from './announcement.ts'
import { usePreference } from './preference.ts'

it('J4, J10 an announcement is dismissed for good, in all tabs', () => {
  const { result } = renderHook(() => usePreference(announcementDismissal))
  expect(result.current).toBe(false)
  act(() => announcementDismissal.set(true))
  expect(result.current).toBe(true)
  expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true')
  localStorage.setItem('docusaurus.announcement.dismiss', 'false')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.announcement.dismiss' }))
  })
  expect(result.current).toBe(false)
})
