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
}

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

const count = () => screen.getByLabelText('Count').textContent

afterEach(cleanup)

test('counts by the step in the field', async () => {
  renderTally()
  await press('Add')
  await press('Add')
  expect(count()).toBe('2')

  const step = screen.getByLabelText('Step')
  await userEvent.clear(step)
  await userEvent.type(step, '5')
  await press('Add')
  expect(count()).toBe('7')

  await press('Subtract')
  expect(count()).toBe('2')
})

test('starts again at zero and keeps the step', async () => {
  renderTally()
  await press('Add')
  await press('Clear')
  expect(count()).toBe('0')
  await press('Add')
  expect(count()).toBe('1')
})
