import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from './renderApp'

const imke = { session: { observerId: 'o1' } }
const sunniva = { session: { observerId: 'o3' } }

type User = ReturnType<typeof renderApp>['user']

const heading = (name: string) => screen.getByRole('heading', { name })
const button = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name })

const cards = () =>
  within(screen.getByRole('list', { name: 'Sightings' })).queryAllByRole(
    'listitem',
  )

async function signIn(user: User, name: string) {
  await user.selectOptions(screen.getByLabelText('Observer'), name)
  await user.click(button('Sign in'))
}

async function logSighting(user: User, species: string) {
  await user.type(screen.getByLabelText('Species'), species)
  await user.type(screen.getByLabelText('Place'), 'Orchard')
  await user.type(screen.getByLabelText('Notes'), 'Crest up.')
  await user.click(button('Log sighting'))
}

test('a link in the list opens the sighting with its full notes', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(link('Bittern'))
  expect(heading('Bittern')).toBeTruthy()
  expect(screen.getByText(/eastern bank\.$/)).toBeTruthy()
})

test('an unknown sighting is not found', () => {
  renderApp('/sightings/s99', imke)
  expect(heading('This sighting was not found')).toBeTruthy()
})

test('an edited sighting shows its new text, also in the list', async () => {
  const { user } = renderApp('/sightings/s1', imke)
  await user.click(link('Edit sighting'))
  const species = screen.getByLabelText<HTMLInputElement>('Species')
  expect(species.value).toBe('Bittern')

  await user.clear(species)
  await user.type(species, 'Great Bittern')
  await user.click(button('Save'))
  expect(heading('Great Bittern')).toBeTruthy()

  await user.click(link('Back to the journal'))
  expect(link('Great Bittern')).toBeTruthy()
})

// #region only-mine-test
test('only the observer of a sighting can edit it', () => {
  renderApp('/sightings/s1', sunniva)
  expect(heading('Bittern')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit sighting' })).toBeNull()
})
// #endregion

test('a new sighting comes first and has my name', async () => {
  const { user } = renderApp('/sightings', imke)
  await logSighting(user, 'Hoopoe')
  expect(cards()).toHaveLength(3)
  expect(cards()[0]?.textContent).toMatch(/^Hoopoe.*by Imke Vos/)
})

test('a reaction counts one more in the list and on the page', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(button('Great find: 4'))
  expect(button('Great find: 5')).toBeTruthy()
  await user.click(link('Bittern'))
  expect(button('Great find: 5')).toBeTruthy()
})

test('someone who is not signed in is asked to sign in', () => {
  renderApp('/sightings')
  expect(heading('Who is watching today?')).toBeTruthy()
})

// #region sign-out-test
test('after signing out, the next observer sees none of the sightings', async () => {
  const { user } = renderApp('/')
  await signIn(user, 'Imke Vos')
  expect(cards()).toHaveLength(2)
  await user.click(button('Sign out'))

  await signIn(user, 'Tomas Arely')
  expect(screen.getByText('Tomas Arely')).toBeTruthy()
  expect(screen.getByText(/No sightings yet/)).toBeTruthy()
})
// #endregion
