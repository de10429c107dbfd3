import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderBoard } from './renderBoard'

// #region board-helpers
const findTicket = (dish: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Served: ${dish}` })

const getDishes = () =>
  screen.getAllByRole('listitem').map((item) => {
    return item.querySelector('label')?.textContent
  })

const getCount = () => screen.getByRole('status').textContent

const getBox = () => screen.getByLabelText<HTMLInputElement>('Dish')

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))
// #endregion

// #region count-test
test('counts the waiting tickets in words that fit the number', async () => {
  renderBoard('Onion soup', 'Lamb chops', 'Lemon tart')
  await findTicket('Lemon tart')
  expect(getDishes()).toEqual(['Onion soup', 'Lamb chops', 'Lemon tart'])
  expect(getCount()).toBe('3 tickets waiting')

  await userEvent.click(await findTicket('Onion soup'))
  await userEvent.click(await findTicket('Lemon tart'))
  expect(getCount()).toBe('1 ticket waiting')

  await userEvent.click(await findTicket('Lamb chops'))
  expect(getCount()).toBe('0 tickets waiting')
})
// #endregion

// #region call-test
test('puts a called ticket last and empties the box', async () => {
  renderBoard('Onion soup')
  await findTicket('Onion soup')

  await userEvent.type(getBox(), '  Grilled cod {Enter}')

  expect((await findTicket('Grilled cod')).checked).toBe(false)
  expect(getDishes()).toEqual(['Onion soup', 'Grilled cod'])
  expect(getCount()).toBe('2 tickets waiting')
  await waitFor(() => expect(getBox().value).toBe(''))
})
// #endregion

test('calls with the button too, one ticket after the other', async () => {
  renderBoard('Onion soup')
  await findTicket('Onion soup')

  await userEvent.type(getBox(), 'Grilled cod')
  await press('Call ticket')
  await findTicket('Grilled cod')
  await waitFor(() => expect(getBox().value).toBe(''))

  await userEvent.type(getBox(), 'Rib eye')
  await press('Call ticket')
  await findTicket('Rib eye')
  expect(getDishes()).toEqual(['Onion soup', 'Grilled cod', 'Rib eye'])
})

test('ignores blank text', async () => {
  renderBoard('Onion soup')
  await findTicket('Onion soup')

  await userEvent.type(getBox(), '{Enter}   {Enter}')
  await userEvent.clear(getBox())
  await userEvent.type(getBox(), 'Grilled cod{Enter}')

  await findTicket('Grilled cod')
  expect(getDishes()).toEqual(['Onion soup', 'Grilled cod'])
})

test('marks a ticket served, and waiting again', async () => {
  renderBoard('Onion soup', 'Lamb chops')
  const soup = await findTicket('Onion soup')

  await userEvent.click(soup)
  expect(soup.checked).toBe(true)
  expect((await findTicket('Lamb chops')).checked).toBe(false)
  expect(getCount()).toBe('1 ticket waiting')

  await userEvent.click(soup)
  expect(soup.checked).toBe(false)
  expect(getCount()).toBe('2 tickets waiting')
})

test('serves everything, and clears what is served', async () => {
  renderBoard('Onion soup', 'Lamb chops')
  const soup = await findTicket('Onion soup')

  await userEvent.click(soup)
  await press('Clear served')
  expect(getDishes()).toEqual(['Lamb chops'])

  await press('Serve all')
  expect((await findTicket('Lamb chops')).checked).toBe(true)
  expect(getCount()).toBe('0 tickets waiting')

  await press('Clear served')
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('takes a voided ticket off the rail', async () => {
  renderBoard('Onion soup', 'Lamb chops')
  await findTicket('Onion soup')

  await press('Void Onion soup')

  expect(getDishes()).toEqual(['Lamb chops'])
  expect(getCount()).toBe('1 ticket waiting')
})

test('gives a ticket a station, and takes it back', async () => {
  renderBoard('Onion soup', 'Lamb chops')
  await findTicket('Onion soup')
  const pick = (dish: string) =>
    screen.getByLabelText<HTMLSelectElement>(`Station for ${dish}`)

  await userEvent.selectOptions(pick('Lamb chops'), 'Grill')
  expect(pick('Lamb chops').value).toBe('grill')
  expect(pick('Onion soup').value).toBe('')

  await userEvent.selectOptions(pick('Lamb chops'), 'No station')
  expect(pick('Lamb chops').value).toBe('')
})

test('shows which filters are picked', async () => {
  renderBoard('Onion soup')
  await findTicket('Onion soup')
  const isPressed = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed')
  const station = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name })

  expect(isPressed('All')).toBe('true')
  await press('Waiting')
  expect(isPressed('All')).toBe('false')
  expect(isPressed('Waiting')).toBe('true')

  await userEvent.click(station('Grill'))
  await userEvent.click(station('Bar'))
  await userEvent.click(station('Grill'))
  expect(station('Grill').checked).toBe(false)
  expect(station('Bar').checked).toBe(true)
})
