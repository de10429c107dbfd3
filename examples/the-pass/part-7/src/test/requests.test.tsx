import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../mocks/server'
import { renderBoard } from './renderBoard'

const findTicket = (dish: string) =>
  screen.findByRole('checkbox', { name: `Served: ${dish}` })

const getBox = () => screen.getByLabelText<HTMLInputElement>('Dish')

// #region loading-test
test('says that it is loading, then lists the tickets', async () => {
  renderBoard('Onion soup')
  screen.getByText('Loading the tickets…')

  await findTicket('Onion soup')
  expect(screen.queryByText('Loading the tickets…')).toBe(null)
})
// #endregion

// #region load-error-test
test('says why the tickets are not there, and tries again', async () => {
  server.use(
    http.get(
      '/api/tickets',
      () => HttpResponse.json({ message: 'No paper.' }, { status: 500 }),
      { once: true },
    ),
  )
  renderBoard('Onion soup')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('could not be loaded. No paper.')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await findTicket('Onion soup')
  expect(screen.queryByRole('alert')).toBe(null)
})
// #endregion

// #region refused-test
test('keeps the text of a refused ticket and says why', async () => {
  renderBoard('Onion soup')
  await findTicket('Onion soup')

  await userEvent.type(getBox(), 'Lobster{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Lobster is off the menu tonight.')
  expect(getBox().value).toBe('Lobster')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)

  await userEvent.clear(getBox())
  await userEvent.type(getBox(), 'Cod{Enter}')
  await findTicket('Cod')
  await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
})
// #endregion

test('cannot be called twice while it is being saved', async () => {
  renderBoard('Onion soup')
  await findTicket('Onion soup')

  await userEvent.type(getBox(), 'Cod')
  const button = screen.getByRole('button', { name: 'Call ticket' })
  button.click()
  await screen.findByRole('button', { name: 'Calling…' })
  expect(getBox().readOnly).toBe(true)
  button.click()

  await findTicket('Cod')
  await waitFor(() => expect(getBox().value).toBe(''))
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
