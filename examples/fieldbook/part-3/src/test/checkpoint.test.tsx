import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from './renderApp'

const listed = () =>
  within(screen.getByRole('list', { name: 'Sightings' }))
    .queryAllByRole('heading')
    .map((heading) => heading.textContent)

test('the journal lists the two sightings the store starts with', () => {
  renderApp('/')
  expect(listed()).toEqual(['Bittern', 'Turnstone'])
})

// #region add-test
test('a logged sighting joins the list, and the form is empty again', async () => {
  const { user } = renderApp('/')
  const species = screen.getByLabelText<HTMLInputElement>('Species')

  await user.type(species, 'Hoopoe')
  await user.type(screen.getByLabelText('Place'), 'Orchard')
  await user.type(screen.getByLabelText('Notes'), 'Crest up.')
  await user.click(screen.getByRole('button', { name: 'Log sighting' }))

  expect(listed()).toEqual(['Bittern', 'Turnstone', 'Hoopoe'])
  expect(species.value).toBe('')
})
// #endregion

test('a sighting without a species is refused', async () => {
  const { user } = renderApp('/')
  await user.type(screen.getByLabelText('Place'), 'Orchard')
  await user.type(screen.getByLabelText('Notes'), 'Crest up.')
  await user.click(screen.getByRole('button', { name: 'Log sighting' }))
  expect(listed()).toEqual(['Bittern', 'Turnstone'])
})

test('the list shows the first hundred characters of the notes', () => {
  renderApp('/')
  expect(screen.getByText(/^Heard before/).textContent).toHaveLength(100)
})

test('an unknown address says that the page was not found', () => {
  renderApp('/nowhere')
  expect(
    screen.getByRole('heading', { name: 'This page was not found' }),
  ).toBeTruthy()
})
