import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderBoard } from './renderBoard'

const findTicket = (dish: string) =>
  screen.findByRole('checkbox', { name: `Served: ${dish}` })

const getDishes = () =>
  screen.queryAllByRole('listitem').map((item) => {
    return item.querySelector('label')?.textContent
  })

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

const pickStation = (name: string) =>
  userEvent.click(screen.getByRole('checkbox', { name }))

/** Three tickets: soup at sauté, chops served at the grill, a tart without a station. */
async function renderBusyBoard() {
  renderBoard('Onion soup', 'Lamb chops', 'Lemon tart')
  const assign = (dish: string, station: string) =>
    userEvent.selectOptions(
      screen.getByLabelText(`Station for ${dish}`),
      station,
    )
  await findTicket('Onion soup')
  await assign('Onion soup', 'Sauté')
  await assign('Lamb chops', 'Grill')
  await userEvent.click(await findTicket('Lamb chops'))
}

// #region both-filters-test
test('shows what passes both filters', async () => {
  await renderBusyBoard()
  await press('Waiting')
  expect(getDishes()).toEqual(['Onion soup', 'Lemon tart'])

  await pickStation('Sauté')
  await pickStation('Grill')
  expect(getDishes()).toEqual(['Onion soup'])

  await press('All')
  expect(getDishes()).toEqual(['Onion soup', 'Lamb chops'])

  await pickStation('Sauté')
  await pickStation('Grill')
  expect(getDishes()).toEqual(['Onion soup', 'Lamb chops', 'Lemon tart'])
})
// #endregion

test('hides a ticket as soon as it no longer passes', async () => {
  await renderBusyBoard()
  await press('Waiting')
  await userEvent.click(await findTicket('Lemon tart'))
  expect(getDishes()).toEqual(['Onion soup'])
})

test('tells an empty rail from filters that nothing passes', async () => {
  await renderBusyBoard()
  await pickStation('Bar')
  screen.getByText('No ticket passes the filters.')

  await press('Serve all')
  await press('Clear served')
  screen.getByText('No tickets. Call the first dish.')
})

test('counts what waits, whether it can be seen or not', async () => {
  await renderBusyBoard()
  await press('Served')
  expect(getDishes()).toEqual(['Lamb chops'])
  expect(screen.getByRole('status').textContent).toBe('2 tickets waiting')
})
