import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '@/app/store'
import { toastSettings } from '@/components/toasts'
import { fetchNotifications } from '@/features/notifications/notificationsSlice'
import { ObserverPage } from '@/features/observers/ObserverPage'
import { fetchObservers } from '@/features/observers/observersSlice'
import {
  fetchSightings,
  selectAllSightings,
  selectSightingsByObserver,
} from '@/features/sightings/sightingsSlice'
import { settings } from '@/mocks/settings'
import { renderApp } from './renderApp'
import { recordRequests } from './requests'

// #region count-cards
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
// #endregion

const imke = { session: { observerId: 'o1' } }

type User = ReturnType<typeof renderApp>['user']

const findHeading = (name: string) => screen.findByRole('heading', { name })
const findButton = (name: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name })
const findLink = (name: string) => screen.findByRole('link', { name })

const findList = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')

const species = (cards: HTMLElement[]) =>
  cards.map((card) => within(card).getByRole('heading').textContent)

async function fillIn(user: User, species: string, notes: string) {
  await user.type(screen.getByLabelText('Species'), species)
  await user.type(screen.getByLabelText('Place'), 'Orchard')
  await user.type(screen.getByLabelText('Notes'), notes)
  await user.click(await findButton('Log sighting'))
}

async function signIn(user: User, name: string) {
  await user.selectOptions(
    await screen.findByLabelText('Observer'),
    await screen.findByRole('option', { name }),
  )
  await user.click(await findButton('Sign in'))
}

beforeEach(() => {
  toastSettings.milliseconds = 400
  renderedCards.clear()
})

test('signing in leads to the sightings, loaded once and newest first', async () => {
  const requests = recordRequests()
  const { user } = renderApp('/')
  await signIn(user, 'Imke Vos')
  expect(species(await findList('Sightings'))).toEqual([
    'Peregrine',
    'Ivory Gull',
    'Turnstone',
    'Bittern',
  ])
  expect(requests).toEqual(['GET /api/observers', 'GET /api/sightings'])
})

test('an observer page lists the sightings of this person only', async () => {
  const { user } = renderApp('/sightings', imke)
  await findList('Sightings')
  await user.click(await findLink('Observers'))
  expect(await findList('Observers')).toHaveLength(3)
  await user.click(await findLink('Tomas Arely'))
  expect(species(await findList('Sightings of Tomas Arely'))).toEqual([
    'Peregrine',
    'Ivory Gull',
  ])
})

// #region badge-test
test('news raise the badge, and opening the notifications clears it', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findButton('Check for news'))
  await findLink('Notifications 2 unread')
  await user.click(await findButton('Check for news'))
  await user.click(await findLink('Notifications 4 unread'))

  expect(await findLink('Notifications')).toBeTruthy()
  const notifications = await findList('Notifications')
  expect(notifications).toHaveLength(4)
  expect(notifications[0]?.textContent).toMatch(
    /^New: Imke Vos saw a Hoopoe near you/,
  )

  await user.click(await findLink('Journal'))
  await user.click(await findButton('Check for news'))
  await user.click(await findLink('Notifications 2 unread'))
  expect(screen.getAllByText(/^New/)).toHaveLength(2)
})
// #endregion

// #region render-test
test('an observer page does not render again when only news arrives', async () => {
  const store = makeStore(imke)
  await store.dispatch(fetchObservers())
  await store.dispatch(fetchSightings())
  const onRender = vi.fn()
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/observers/o2']}>
        <Profiler id="ObserverPage" onRender={onRender}>
          <Routes>
            <Route path="/observers/:observerId" element={<ObserverPage />} />
          </Routes>
        </Profiler>
      </MemoryRouter>
    </Provider>,
  )
  expect(await findHeading('Tomas Arely')).toBeTruthy()
  onRender.mockClear()

  await act(() => store.dispatch(fetchNotifications()))
  expect(store.getState().notifications.items).toHaveLength(2)
  expect(onRender).not.toHaveBeenCalled()
})
// #endregion

// #region recompute-test
test('the sightings of an observer are filtered again only when they may differ', async () => {
  const store = makeStore(imke)
  await store.dispatch(fetchSightings())
  selectSightingsByObserver.resetRecomputations()

  const first = selectSightingsByObserver(store.getState(), 'o2')
  await store.dispatch(fetchNotifications())
  expect(selectSightingsByObserver(store.getState(), 'o2')).toBe(first)
  expect(selectSightingsByObserver.recomputations()).toBe(1)

  selectSightingsByObserver(store.getState(), 'o1')
  expect(selectSightingsByObserver.recomputations()).toBe(2)
})
// #endregion

// #region one-card-test
test('a reaction renders one card only', async () => {
  const { user } = renderApp('/sightings', imke)
  await findList('Sightings')
  expect(renderedCards.size).toBe(4)
  renderedCards.clear()

  await user.click(await findButton('Great find: 4'))
  expect(await findButton('Great find: 5')).toBeTruthy()
  expect([...renderedCards]).toEqual(['Bittern'])
})
// #endregion

// #region toast-test
test('a saved sighting is announced, for a while', async () => {
  const { user } = renderApp('/sightings', imke)
  await findList('Sightings')
  await fillIn(user, 'Hoopoe', 'Crest up.')
  expect(await screen.findByText('Hoopoe logged')).toBeTruthy()
  expect(species(await findList('Sightings'))[0]).toBe('Hoopoe')
  await waitFor(() => expect(screen.queryByText('Hoopoe logged')).toBeNull())
})
// #endregion

test('what could not be saved stays in the form', async () => {
  const { user } = renderApp('/sightings', imke)
  await findList('Sightings')
  await fillIn(user, 'Hoopoe', 'fail')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'nothing was saved',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Species').value).toBe(
    'Hoopoe',
  )
})

test('an edited sighting shows its new text, and only its observer can edit it', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findLink('Peregrine'))
  expect(screen.queryByRole('link', { name: 'Edit sighting' })).toBeNull()
  await user.click(await findLink('Back to the journal'))

  await user.click(await findLink('Bittern'))
  await user.click(await findLink('Edit sighting'))
  await user.type(screen.getByLabelText('Species'), ' at dusk')
  await user.click(await findButton('Save'))
  expect(await findHeading('Bittern at dusk')).toBeTruthy()
})

test('a failed load shows why, and can be tried again', async () => {
  settings.failOnce = 'sightings'
  const { user } = renderApp('/sightings', imke)
  await user.click(await findButton('Try again'))
  expect(await findList('Sightings')).toHaveLength(4)
})

test('signing out empties the sightings and the notifications', async () => {
  const { store } = renderApp('/sightings', imke)
  const user = userEvent.setup()
  await findList('Sightings')
  await user.click(await findButton('Check for news'))
  await findLink('Notifications 2 unread')

  await user.click(await findButton('Sign out'))
  await findHeading('Who is watching today?')
  expect(selectAllSightings(store.getState())).toEqual([])
  expect(store.getState().notifications.items).toEqual([])
})
