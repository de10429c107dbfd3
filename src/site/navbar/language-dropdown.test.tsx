// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { docPage, withSite } from '../with-site.test-support.tsx'
import { LanguageDropdown } from './language-dropdown.tsx'

beforeEach(() => {
  window.history.replaceState(null, '', '/faq?x=1#y')
  render(
    withSite(
      docPage('/faq'),
      <>
        <LanguageDropdown />
        <button type="button">next</button>
      </>,
    ),
  )
})

afterEach(cleanup)

const trigger = () => screen.getByRole('button', { name: 'English' })
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true'

it('H1 leads to the page shown, with its query and hash', async () => {
  await userEvent.click(trigger())
  const link = screen.getByRole('link', { name: 'English' })
  expect(link.getAttribute('href')).toBe('/faq?x=1#y')
  expect([link.lang, link.getAttribute('aria-current')]).toEqual(['en', 'true'])
})

it('H2 opens while a mouse is over it, and on Enter and Space', async () => {
  const user = userEvent.setup()
  await user.hover(trigger())
  expect(isOpen()).toBe(true)
  await user.unhover(trigger())
  expect(isOpen()).toBe(false)
  trigger().focus()
  await user.keyboard('{Enter}')
  expect(isOpen()).toBe(true)
  await user.keyboard(' ')
  expect(isOpen()).toBe(false)
})

it('H3 closes on a press outside and when focus leaves', async () => {
  const user = userEvent.setup()
  trigger().focus()
  await user.keyboard('{Enter}')
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe(false)
  await user.keyboard('{Enter}')
  await user.tab()
  expect(isOpen()).toBe(true)
  await user.tab()
  expect(isOpen()).toBe(false)
})

it('H4 closes on Escape, also when a mouse opened it, and gives focus back', async () => {
  const user = userEvent.setup()
  await user.hover(trigger())
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  trigger().focus()
  await user.keyboard('{Enter}{Tab}{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(trigger())
})
