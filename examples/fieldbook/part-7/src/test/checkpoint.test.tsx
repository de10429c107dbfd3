import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toastSettings } from '@/components/toasts'
import { settings } from '@/mocks/settings'
import { renderApp } from './renderApp'
import { recordRequests } from './requests'

const { renderedCards } = vi.hoisted(() => ({
  renderedCards: new Set<string>(),
}))

vi.mock('@/features/sightings/ReactionBar', async (importOriginal) => {
  const original =
    await importOriginal<typeof import('@/features/sightings/ReactionBar')>()
  return {
    ReactionBar(props: Parameters<typeof original.ReactionBar>[0]) {
      renderedCards.add(props.sighting.species)
      return original.ReactionBar(props)
    },
  }
})

const imke = { session: { observerId: 'o1' } }

type User = ReturnType<typeof renderApp>['user']

const findHeading = (name: string) => screen.findByRole('heading', { name })
const findButton = (name: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name })
const findLink = (name: string) => screen.findByRole('link', { name })
const findSightings = () => screen.findByRole('list', { name: 'Sightings' })

const species = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('heading')
    .map((heading) => heading.textContent)

async function fillIn(user: User, species: string, notes: string) {
  await user.type(screen.getByLabelText('Species'), species)
  await user.type(screen.getByLabelText('Place'), 'Orchard')
  await user.type(screen.getByLabelText('Notes'), notes)
  await user.click(await findButton('Log sighting'))
}

beforeEach(() => {
  toastSettings.milliseconds = 400
})

test('the sightings are listed newest first, after one request', async () => {
  const requests = recordRequests()
  renderApp('/sightings', imke)
  expect(screen.getByText('Loading the sightings …')).toBeTruthy()
  expect(species(await findSightings())).toEqual([
    'Peregrine',
    'Ivory Gull',
    'Turnstone',
    'Bittern',
  ])
  expect(requests.filter((line) => line === 'GET /api/sightings')).toHaveLength(
    1,
  )
})

// #region cache-keys-test
test('responses are cached under their endpoint and argument', async () => {
  const { store, user } = renderApp('/sightings', imke)
  await user.click(await findLink('Bittern'))
  await findHeading('Bittern')
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'getSightings(undefined)',
    'getSighting("s1")',
  ])
})
// #endregion

test('a sighting is loaded by the id in its URL', async () => {
  const requests = recordRequests()
  renderApp('/sightings/s4', imke)
  expect(await findHeading('Ivory Gull')).toBeTruthy()
  expect(requests).toContain('GET /api/sightings/s4')
})

test('an unknown sighting is not found', async () => {
  renderApp('/sightings/s99', imke)
  expect(await findHeading('This sighting was not found')).toBeTruthy()
})

test('a sighting that could not be loaded can be asked for again', async () => {
  const { user } = renderApp('/sightings', imke)
  await findSightings()
  settings.failOnce = 'sightings'
  await user.click(await findLink('Bittern'))
  await user.click(await findButton('Try again'))
  expect(await findHeading('Bittern')).toBeTruthy()
})

// #region no-request-test
test('coming back to the journal makes no request', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findLink('Bittern'))
  await findHeading('Bittern')

  const requests = recordRequests()
  await user.click(await findLink('Back to the journal'))
  expect(species(await findSightings())).toHaveLength(4)
  expect(requests).toEqual([])
})
// #endregion

// #region refetch-test
test('saving a sighting loads the list again by itself', async () => {
  const { user } = renderApp('/sightings', imke)
  const list = await findSightings()
  const requests = recordRequests()
  settings.latencyMs = 100
  await fillIn(user, 'Hoopoe', 'Crest up.')
  expect((await findButton('Saving …')).disabled).toBe(true)

  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'))
  await waitFor(() => expect(species(list)[0]).toBe('Hoopoe'))
  expect(list.getAttribute('aria-busy')).toBe('false')
  expect(requests).toEqual(['POST /api/sightings', 'GET /api/sightings'])
})
// #endregion

test('a list that is loaded again keeps the cards that did not change', async () => {
  const { user } = renderApp('/sightings', imke)
  const list = await findSightings()
  renderedCards.clear()
  await fillIn(user, 'Hoopoe', 'Crest up.')
  await waitFor(() => expect(species(list)).toHaveLength(5))
  expect([...renderedCards]).toEqual(['Hoopoe'])
})

test('what could not be saved stays in the form, and nothing is loaded', async () => {
  const { user } = renderApp('/sightings', imke)
  await findSightings()
  const requests = recordRequests()
  await fillIn(user, 'Hoopoe', 'fail')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'nothing was saved',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Species').value).toBe(
    'Hoopoe',
  )
  expect(requests).toEqual(['POST /api/sightings'])
})

test('a failed load shows why, and can be tried again', async () => {
  settings.failOnce = 'sightings'
  const { user } = renderApp('/sightings', imke)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The service is out in the field.',
  )
  await user.click(await findButton('Try again'))
  await waitFor(async () =>
    expect(species(await findSightings())).toHaveLength(4),
  )
})

// #region edit-test
test('an edited sighting shows its new text on its page and in the list', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findLink('Bittern'))
  await user.click(await findLink('Edit sighting'))
  await user.type(screen.getByLabelText('Species'), ' at dusk')
  await user.click(await findButton('Save'))
  expect(await findHeading('Bittern at dusk')).toBeTruthy()

  await user.click(await findLink('Back to the journal'))
  expect(await findLink('Bittern at dusk')).toBeTruthy()
})
// #endregion

test('a sighting that could not be loaded for editing can be asked for again', async () => {
  settings.failOnce = 'sightings'
  const { user } = renderApp('/sightings/s1/edit', imke)
  await user.click(await findButton('Try again'))
  expect(await findHeading('Edit Bittern')).toBeTruthy()
})

test('only the observer of a sighting can edit it', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findLink('Peregrine'))
  expect(await findHeading('Peregrine')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit sighting' })).toBeNull()
})

test('a reaction counts one more in the list and on the page', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findButton('Great find: 4'))
  expect(await findButton('Great find: 5')).toBeTruthy()
  await user.click(await findLink('Bittern'))
  await findHeading('Bittern')
  expect(await findButton('Great find: 5')).toBeTruthy()
})

test('an observer page lists the sightings of this person only, and can ask again', async () => {
  settings.failOnce = 'sightings'
  const { user } = renderApp('/observers/o2', imke)
  await user.click(await findButton('Try again'))
  const list = await screen.findByRole('list', {
    name: 'Sightings of Tomas Arely',
  })
  expect(species(list)).toEqual(['Peregrine', 'Ivory Gull'])
})

test('a saved sighting is announced, for a while', async () => {
  const { user } = renderApp('/sightings', imke)
  await findSightings()
  await fillIn(user, 'Hoopoe', 'Crest up.')
  expect(await screen.findByText('Hoopoe logged')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Hoopoe logged')).toBeNull())
})

// #region sign-out-test
test('signing out empties the cache, even while a response is on its way', async () => {
  const { store, user } = renderApp('/sightings', imke)
  await findSightings()
  settings.latencyMs = 1000
  await user.click(await findLink('Bittern'))
  await screen.findByText('Loading the sighting …')

  await user.click(await findButton('Sign out'))
  await findHeading('Who is watching today?')
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(store.getState().api.queries).toEqual({})
})
// #endregion
