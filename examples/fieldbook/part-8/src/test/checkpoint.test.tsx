import {
  act,
  cleanup,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { Profiler } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { socketSettings } from '@/api/newsSocket'
import { startUp } from '@/app/startUp'
import { makeStore } from '@/app/store'
import { toastSettings } from '@/components/toasts'
import {
  apiSliceWithNotifications,
  selectUnreadCount,
} from '@/features/notifications/notificationsSlice'
import { ObserverPage } from '@/features/observers/ObserverPage'
import { addNotifications, db } from '@/mocks/db'
import { live } from '@/mocks/handlers'
import { settings } from '@/mocks/settings'
import { renderApp } from './renderApp'
import { recordRequests, recordSockets } from './requests'

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
  await findLink('Notifications 2 unread')
  expect([...new Set(requests)].toSorted()).toEqual([
    'GET /api/notifications',
    'GET /api/observers',
    'GET /api/sightings',
  ])
  expect(requests.filter((line) => line === 'GET /api/sightings')).toHaveLength(
    1,
  )
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
  await findLink('Notifications 2 unread')
  await user.click(await findButton('Simulate news'))
  await user.click(await findLink('Notifications 4 unread'))

  expect(await findLink('Notifications')).toBeTruthy()
  const notifications = await findList('Notifications')
  expect(notifications).toHaveLength(4)
  expect(notifications[0]?.textContent).toMatch(
    /^New: Imke Vos saw a Hoopoe near you/,
  )

  await user.click(await findLink('Journal'))
  await user.click(await findButton('Simulate news'))
  await user.click(await findLink('Notifications 2 unread'))
  expect(screen.getAllByText(/^New/)).toHaveLength(2)
})
// #endregion

// #region push-test
test('what the server pushes raises the badge by itself', async () => {
  renderApp('/sightings', imke)
  await findLink('Notifications 2 unread')
  await fetch('/api/notifications/simulate', { method: 'POST' })
  expect(await findLink('Notifications 4 unread')).toBeTruthy()
})

test('after a lost connection, the socket opens again and missed news is loaded', async () => {
  socketSettings.retryMs = 50
  const sockets = recordSockets()
  renderApp('/sightings', imke)
  await findLink('Notifications 2 unread')
  await waitFor(() => expect(sockets).toEqual(['open']))

  for (const client of live.clients) client.close()
  addNotifications(1)
  expect(await findLink('Notifications 3 unread')).toBeTruthy()
  expect(sockets.filter((event) => event === 'open')).toHaveLength(2)
})
// #endregion

// #region render-test
test('an observer page does not render again when only news arrives', async () => {
  const store = makeStore(imke)
  startUp(store)
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
  await findList('Sightings of Tomas Arely')
  const { getNotifications, simulateNews } = apiSliceWithNotifications.endpoints
  await act(() => store.dispatch(getNotifications.initiate()).unwrap())
  onRender.mockClear()

  await act(() => store.dispatch(simulateNews.initiate()))
  await waitFor(() => expect(selectUnreadCount(store.getState())).toBe(4))
  expect(onRender).not.toHaveBeenCalled()
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

test('only the observer of a sighting can edit it', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findLink('Peregrine'))
  expect(await findHeading('Peregrine')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit sighting' })).toBeNull()
})

// #region edit-test
test('saving an edited sighting loads this sighting only, until the list is needed', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findLink('Bittern'))
  await user.click(await findLink('Edit sighting'))
  const requests = recordRequests()
  await user.type(screen.getByLabelText('Species'), ' at dusk')
  await user.click(await findButton('Save'))
  expect(await findHeading('Bittern at dusk')).toBeTruthy()
  expect(requests).toEqual(['PATCH /api/sightings/s1', 'GET /api/sightings/s1'])

  await user.click(await findLink('Back to the journal'))
  expect(await findLink('Bittern at dusk')).toBeTruthy()
  expect(requests).toContain('GET /api/sightings')
})
// #endregion

// #region optimistic-test
test('a reaction shows at once, in the list and on the page, without loading them', async () => {
  const { user } = renderApp('/sightings', imke)
  await user.click(await findLink('Bittern'))
  await findHeading('Bittern')
  settings.latencyMs = 100
  const requests = recordRequests()
  await user.click(await findButton('Great find: 4'))
  expect(await findButton('Great find: 5')).toBeTruthy()

  await user.click(await findLink('Back to the journal'))
  expect(await findButton('Great find: 5')).toBeTruthy()
  expect(requests).toEqual(['POST /api/sightings/s1/reactions'])
})

test('a refused reaction goes back, and says why', async () => {
  const { user } = renderApp('/sightings/s4', imke)
  const button = await findButton('Lifer: 5')
  settings.latencyMs = 100
  await user.click(button)
  expect(await findButton('Lifer: 6')).toBeTruthy()
  expect(await screen.findByText('This record is under review.')).toBeTruthy()
  expect(await findButton('Lifer: 5')).toBeTruthy()
})

test('a refused reaction leaves the number of the server, even if someone else changed it', async () => {
  const { user } = renderApp('/sightings/s4', imke)
  const button = await findButton('Lifer: 5')
  const gull = db.sightings.find(({ id }) => id === 's4')
  if (gull) gull.reactions.lifer = 8
  await user.click(button)
  expect(await findButton('Lifer: 8')).toBeTruthy()
})

test('signing out while a reaction is on its way shows no message', async () => {
  toastSettings.milliseconds = 5000
  const { user } = renderApp('/sightings/s4', imke)
  const button = await findButton('Lifer: 5')
  settings.latencyMs = 1000
  await user.click(button)
  await user.click(await findButton('Sign out'))
  await findHeading('Who is watching today?')
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(screen.getByRole('status', { name: 'Messages' }).textContent).toBe('')
})
// #endregion

test('a failed load shows why, and can be tried again', async () => {
  settings.failOnce = 'sightings'
  const { user } = renderApp('/sightings', imke)
  await user.click(await findButton('Try again'))
  expect(await findList('Sightings')).toHaveLength(4)
})

test('observers that could not be loaded can be asked for again', async () => {
  settings.failOnce = 'observers'
  const { user } = renderApp('/')
  await user.click(await findButton('Try again'))
  await signIn(user, 'Imke Vos')
  expect(await findList('Sightings')).toHaveLength(4)
})

test('a page that could not load its data can ask again', async () => {
  settings.failOnce = 'sightings'
  const observer = renderApp('/observers/o1', imke)
  await observer.user.click(await findButton('Try again'))
  expect(await findList('Sightings of Imke Vos')).toHaveLength(1)
  cleanup()

  settings.failOnce = 'sightings'
  const edit = renderApp('/sightings/s1/edit', imke)
  await edit.user.click(await findButton('Try again'))
  expect(await findHeading('Edit Bittern')).toBeTruthy()
})

test('a URL that leads nowhere is not found', async () => {
  renderApp('/sightings/s99/edit', imke)
  expect(await findHeading('This sighting was not found')).toBeTruthy()
})

// #region sign-out-test
test('signing out closes the socket, empties the cache and asks for the observers again', async () => {
  const sockets = recordSockets()
  const { store, user } = renderApp('/sightings', imke)
  await findLink('Notifications 2 unread')
  await waitFor(() => expect(sockets).toEqual(['open']))

  const requests = recordRequests()
  await user.click(await findButton('Sign out'))
  await screen.findByRole('option', { name: 'Tomas Arely' })
  expect(requests).toEqual(['GET /api/observers'])
  expect(Object.keys(store.getState().api.queries)).toEqual([
    'getObservers(undefined)',
  ])
  expect(selectUnreadCount(store.getState())).toBe(0)
  await waitFor(() => expect(sockets).toEqual(['open', 'close']))
})
// #endregion
