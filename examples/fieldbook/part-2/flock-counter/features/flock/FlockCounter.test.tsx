import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { beforeEach, expect, test } from 'vitest'
import { App } from '../../App'
import { makeStore } from '../../app/store'
import { photoApi } from './photoApi'

const count = () => screen.getByLabelText('Birds counted').textContent
const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }))

async function setGroupSize(size: string) {
  const input = screen.getByLabelText('Group size')
  await userEvent.clear(input)
  await userEvent.type(input, size)
}

beforeEach(() => {
  photoApi.delayMs = 0
  render(
    <Provider store={makeStore()}>
      <App />
    </Provider>,
  )
})

test('birds are added and removed one by one, never below zero', async () => {
  await press('One more bird')
  await press('One more bird')
  expect(count()).toBe('2')
  await press('Remove one')
  expect(count()).toBe('1')
  await press('Remove one')
  await press('Remove one')
  expect(count()).toBe('0')
})

test('a group and a photo are added to the count', async () => {
  await press('One more bird')
  await press('Add group')
  expect(count()).toBe('6')

  photoApi.delayMs = 100
  await setGroupSize('20')
  await press('Estimate from photo')
  expect(
    screen.getByRole('button', { name: 'Counting …' }).hasAttribute('disabled'),
  ).toBe(true)
  await screen.findByRole('button', { name: 'Estimate from photo' })
  expect(count()).toBe('26')
})

test('a photo without birds says so', async () => {
  await setGroupSize('0')
  await press('Estimate from photo')
  expect((await screen.findByRole('alert')).textContent).toContain('No birds')
  expect(count()).toBe('0')
})

test('missed birds are only added to large flocks', async () => {
  await press('Add missed birds')
  expect(count()).toBe('0')
  await setGroupSize('50')
  await press('Add group')
  await press('Add missed birds')
  expect(count()).toBe('55')
})
