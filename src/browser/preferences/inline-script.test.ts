import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyStoredChoices } from './inline-script.ts'

const root = document.documentElement
const idKey = 'docusaurus.announcement.id'
const dismissKey = 'docusaurus.announcement.dismiss'

beforeEach(() => {
  localStorage.clear()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  systemIsDark(false)
})

function systemIsDark(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

describe('the color mode at first paint', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['', 'light'],
    ['DARK', 'light'],
    ['auto', 'light'],
    ['1', 'light'],
  ])('I4 is, with "%s" stored, %s, also when the system is dark and followed', (stored, mode) => {
    systemIsDark(true)
    root.dataset.followSystem = ''
    localStorage.setItem('theme', stored)
    applyStoredChoices()
    expect(root.dataset.theme).toBe(mode)
  })

  it.each([
    [true, true, 'dark'],
    [true, false, 'light'],
    [false, true, 'light'],
  ])('I5 is, following %s and the system dark %s, %s', (follows, isDark, mode) => {
    systemIsDark(isDark)
    if (follows) root.dataset.followSystem = ''
    applyStoredChoices()
    expect(root.dataset.theme).toBe(mode)
  })

  it('I14 colors the browser frame', () => {
    document.head.innerHTML =
      '<meta name="theme-color" content="#fff" data-light="#fff" data-dark="#111">'
    localStorage.setItem('theme', 'dark')
    applyStoredChoices()
    expect(document.querySelector('meta')?.content).toBe('#111')
  })
})

it('shows the chosen variants of code samples at first paint', () => {
  localStorage.setItem('docusaurus.tab.language', 'js')
  localStorage.setItem('docusaurus.tab.package-manager', 'npm')
  applyStoredChoices()
  expect(root.dataset.language).toBe('js')
  expect(root.dataset.packageManager).toBeUndefined()
})

describe('the announcement at first paint', () => {
  const isDismissed = () => root.dataset.announcementBarInitiallyDismissed

  it('J1 touches nothing when there is none', () => {
    applyStoredChoices()
    expect(localStorage).toHaveLength(0)
    expect(isDismissed()).toBeUndefined()
  })

  it('J4 is shown at the first visit, which stores its id', () => {
    root.dataset.announcementId = 'news'
    applyStoredChoices()
    expect(isDismissed()).toBe('false')
    expect(localStorage.getItem(idKey)).toBe('news')
    expect(localStorage.getItem(dismissKey)).toBe('false')
  })

  it.each([
    ['true', 'true'],
    ['TRUE', 'false'],
    ['1', 'false'],
    ['', 'false'],
  ])('J3 is, with the dismissal "%s", hidden: %s', (stored, hidden) => {
    root.dataset.announcementId = 'news'
    localStorage.setItem(idKey, 'news')
    localStorage.setItem(dismissKey, stored)
    applyStoredChoices()
    expect(isDismissed()).toBe(hidden)
  })

  it('J5, J7 comes back when its id is another one than the one dismissed', () => {
    root.dataset.announcementId = 'news'
    localStorage.setItem(idKey, 'old news')
    localStorage.setItem(dismissKey, 'true')
    applyStoredChoices()
    expect(isDismissed()).toBe('false')
    expect(localStorage.getItem(idKey)).toBe('news')
    expect(localStorage.getItem(dismissKey)).toBe('false')
  })

  it('J5 takes the misspelled default id for the default id', () => {
    root.dataset.announcementId = 'announcement-bar'
    localStorage.setItem(idKey, 'annoucement-bar')
    localStorage.setItem(dismissKey, 'true')
    applyStoredChoices()
    expect(isDismissed()).toBe('true')
    expect(localStorage.getItem(idKey)).toBe('announcement-bar')
  })

  it('X5 is shown, in the light, when storage throws', () => {
    root.dataset.announcementId = 'news'
    const read = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    applyStoredChoices()
    expect(isDismissed()).toBe('false')
    expect(root.dataset.theme).toBe('light')
    expect(read).toHaveBeenCalled()
  })
})
