import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
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

const trigger = () => screen.getByRole('button', { name: 'English' })
/** What moves the list is loaded with the first event. */
const expectOpen = (isOpen: boolean) =>
  expect.poll(() => trigger().getAttribute('aria-expanded')).toBe(String(isOpen))

it('H1 leads to the page shown, with its query and hash', async () => {
  await userEvent.click(trigger())
  await expectOpen(true)
  const link = screen.getByRole('link', { name: 'English' })
  expect(link.getAttribute('href')).toBe('/faq?x=1#y')
  expect([link.lang, link.getAttribute('aria-current')]).toEqual(['en', 'true'])
})

it('H2 opens while a mouse is over it, and on Enter and Space', async () => {
  const user = userEvent.setup()
  await user.hover(trigger())
  await expectOpen(true)
  await user.unhover(trigger())
  await expectOpen(false)
  trigger().focus()
  await user.keyboard('{Enter}')
  await expectOpen(true)
  await user.keyboard(' ')
  await expectOpen(false)
})

it('H3 closes on a press outside and when focus leaves', async () => {
  const user = userEvent.setup()
  trigger().focus()
  await user.keyboard('{Enter}')
  await expectOpen(true)
  fireEvent.pointerDown(document.body)
  await expectOpen(false)
  await user.keyboard('{Enter}')
  await expectOpen(true)
  await user.tab()
  await expectOpen(true)
  await user.tab()
  await expectOpen(false)
})

it('H4 closes on Escape, also when a mouse opened it, and gives focus back', async () => {
  const user = userEvent.setup()
  await user.hover(trigger())
  await expectOpen(true)
  await user.keyboard('{Escape}')
  await expectOpen(false)
  trigger().focus()
  await user.keyboard('{Enter}')
  await expectOpen(true)
  await user.keyboard('{Tab}{Escape}')
  await expectOpen(false)
  expect(document.activeElement).toBe(trigger())
})
