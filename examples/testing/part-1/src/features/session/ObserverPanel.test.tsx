// #region success
import { screen } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { makeStore } from '../../app/store'
import { renderWithProviders } from '../../test/renderWithProviders'
import { server } from '../../test/server'
import { ObserverPanel } from './ObserverPanel'
import { sessionLoaded } from './sessionSlice'

test('shows the observer after loading', async () => {
  server.use(
    http.get('/api/session', async () => {
      await delay(500)
      return HttpResponse.json({ name: 'Ana' })
    }),
  )
  const { user } = renderWithProviders(<ObserverPanel />)
  expect(screen.queryByText('No one is watching')).not.toBeNull()

  await user.click(screen.getByRole('button', { name: 'Who is it?' }))
  expect(screen.queryByText('Loading …')).not.toBeNull()

  await screen.findByText('Ana is watching')
})
// #endregion

// #region failure
test('shows a message when loading fails', async () => {
  server.use(
    http.get('/api/session', () => new HttpResponse(null, { status: 500 })),
  )
  const { user } = renderWithProviders(<ObserverPanel />)
  await user.click(screen.getByRole('button', { name: 'Who is it?' }))

  await screen.findByText('Could not load')
})
// #endregion

// #region preloaded
test('shows an observer who is already signed in', () => {
  renderWithProviders(<ObserverPanel />, {
    preloadedState: { session: { name: 'Ben', status: 'idle' } },
  })
  expect(screen.queryByText('Ben is watching')).not.toBeNull()
})
// #endregion

// #region dispatched
test('shows an observer who signed in before the panel was rendered', () => {
  const store = makeStore()
  store.dispatch(sessionLoaded.fulfilled('Ben', 'request-1'))

  renderWithProviders(<ObserverPanel />, { store })
  expect(screen.queryByText('Ben is watching')).not.toBeNull()
})
// #endregion
