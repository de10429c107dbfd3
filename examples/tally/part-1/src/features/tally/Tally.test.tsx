import { configureStore } from '@reduxjs/toolkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { Tally } from './Tally'
import { tallySlice } from './tallySlice'

function renderTally() {
  const store = configureStore({ reducer: { tally: tallySlice.reducer } })
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

test('counts by the chosen step', async () => {
  renderTally()
  await press('Add')
  await press('Add')
  expect(count()).toBe('2')

  await userEvent.selectOptions(screen.getByLabelText('Step'), '5')
  await press('Add')
  expect(count()).toBe('7')

  await press('Subtract')
  expect(count()).toBe('2')
})

test('goes back to zero and keeps the step', async () => {
  renderTally()
  await userEvent.selectOptions(screen.getByLabelText('Step'), '5')
  await press('Add')
  await press('Clear')
  expect(count()).toBe('0')
  await press('Add')
  expect(count()).toBe('5')
})
