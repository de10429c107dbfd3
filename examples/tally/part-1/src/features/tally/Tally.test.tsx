import { configureStore } from '@reduxjs/toolkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { Tally } from './Tally'
import tallyReducer from './tallySlice'

function renderTally() {
  const store = configureStore({ reducer: { tally: tallyReducer } })
  render(
    <Provider store={store}>
      <Tally />
    </Provider>,
  )
  const press = (name: string) =>
    userEvent.click(screen.getByRole('button', { name }))
  const count = () => screen.getByLabelText('Count').textContent
  return { press, count }
}

afterEach(cleanup)

test('adds and subtracts one step at a time', async () => {
  const { press, count } = renderTally()
  await press('Add')
  await press('Add')
  expect(count()).toBe('2')
  await press('Subtract')
  expect(count()).toBe('1')
})

test('takes the step from the field', async () => {
  const { press, count } = renderTally()
  await press('Add')
  await press('Add')
  const step = screen.getByLabelText('Step')
  await userEvent.clear(step)
  await userEvent.type(step, '5')
  await press('Add')
  expect(count()).toBe('7')
})

test('starts again at zero and keeps the step', async () => {
  const { press, count } = renderTally()
  await press('Add')
  await press('Clear')
  expect(count()).toBe('0')
  await press('Add')
  expect(count()).toBe('1')
})
