import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settings } from '@/mocks/settings'
import { renderApp } from './renderApp'
import { recordRequests } from './requests'

const imke = { session: { observerId: 'o1' } }

type User = ReturnType<typeof renderApp>['user']

const findHeading = (name: string) => screen.findByRole('heading', { name })
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name })

const findCards = async () =>
  within(await screen.findByRole('list', { name: 'Sightings' })).getAllByRole(
    'listitem',
  )

const speciesOf = (cards: HTMLElement[]) =>
  cards.map((card) => within(card).getByRole('heading').textContent)

async function fillIn(user: User, species: string, notes: string) {
  await user.type(screen.getByLabelText('Species'), species)
  await user.type(screen.getByLabelText('Place'), 'Orchard')
  await user.type(screen.getByLabelText('Notes'), notes)
}

test('the sightings are loaded, newest first and with names', async () => {
  renderApp('/sightings', imke)
  expect(screen.getByText('Loading the sightings …')).toBeTruthy()

  const cards = await findCards()
  expect(speciesOf(cards)).toEqual([
    'Peregrine',
    'Ivory Gull',
    'Turnstone',
    'Bittern',
  ])
  expect(cards[0]?.textContent).toContain('by Tomas Arely')
})

// #region one-request-test
test('the sightings are asked for once, although StrictMode mounts twice', async () => {
  const requests = recordRequests()
  renderApp('/sightings', imke)
  await findCards()
  expect(requests).toEqual(['GET /api/observers', 'GET /api/sightings'])
})
// #endregion

// #region retry-test
test('a failed load shows why, and can be tried again', async () => {
  settings.failOnce = 'sightings'
  const { user } = renderApp('/sightings', imke)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The service is out in the field.',
  )
  await user.click(button('Try again'))
  expect(await findCards()).toHaveLength(4)
})
// #endregion

test('a sighting is saved by the server and then comes first', async () => {
  const { user } = renderApp('/sightings', imke)
  await findCards()
  settings.latencyMs = 100
  await fillIn(user, 'Hoopoe', 'Crest up.')
  await user.click(button('Log sighting'))
  expect(button('Saving …').disabled).toBe(true)

  const link = await screen.findByRole('link', { name: 'Hoopoe' })
  expect(link.getAttribute('href')).toBe('/sightings/s5')
  expect(speciesOf(await findCards())[0]).toBe('Hoopoe')
  expect(button('Log sighting').disabled).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('Species').value).toBe('')
})

// #region text-kept-test
test('what could not be saved stays in the form', async () => {
  const { user } = renderApp('/sightings', imke)
  await findCards()
  await fillIn(user, 'Hoopoe', 'fail')
  await user.click(button('Log sighting'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'nothing was saved',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Species').value).toBe(
    'Hoopoe',
  )
})
// #endregion

test('editing and reactions still work on the loaded sightings', async () => {
  const { user } = renderApp('/sightings', imke)
  await findCards()
  await user.click(screen.getByRole('link', { name: 'Bittern' }))
  await user.click(button('Great find: 4'))
  expect(button('Great find: 5')).toBeTruthy()

  await user.click(screen.getByRole('link', { name: 'Edit sighting' }))
  await user.type(screen.getByLabelText('Species'), ' at dusk')
  await user.click(button('Save'))
  expect(await findHeading('Bittern at dusk')).toBeTruthy()
})

test('after signing out, the sightings are loaded again for the next observer', async () => {
  const { user } = renderApp('/sightings', imke)
  await findCards()
  await user.click(button('Sign out'))
  const requests = recordRequests()
  await user.selectOptions(screen.getByLabelText('Observer'), 'Tomas Arely')
  await user.click(button('Sign in'))
  await findCards()
  expect(requests).toEqual(['GET /api/sightings'])
})
