// #region success
import { screen } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { setupStore } from '../../app/store'
import { renderWithProviders } from '../../test/renderWithProviders'
import { server } from '../../test/server'
import { ObserverPanel } from './ObserverPanel'
import { sessionLoaded } from './sessionSlice'

test('shows who is watching, once loaded', async () => {
  server.use(
    http.get('/api/session', async () => {
      await delay(50)
      return HttpResponse.json({ name: 'Ana' })
    }),
  )
  const { user } = renderWithProviders(<ObserverPanel />)
  expect(screen.queryByText('Nobody is watching')).not.toBeNull()

  await user.click(screen.getByRole('button', { name: 'Who is it?' }))
  expect(screen.queryByText('Loading …')).not.toBeNull()

  await screen.findByText('Ana is watching')
})
// #endregion

// #region failure
test('says so when loading fails', async () => {
  server.use(
    http.get('/api/session', () => new HttpResponse(null, { status: 500 })),
  )
  const { user } = renderWithProviders(<ObserverPanel />)
  await user.click(screen.getByRole('button', { name: 'Who is it?' }))

  await screen.findByText('Could not load')
})
// #endregion

// #region preloaded
test('greets an observer who is signed in already', () => {
  renderWithProviders(<ObserverPanel />, {
    preloadedState: { session: { name: 'Ben', status: 'idle' } },
  })
  expect(screen.queryByText('Ben is watching')).not.toBeNull()
})
// #endregion

// #region dispatched
test('greets an observer who signed in before it appeared', () => {
  const store = setupStore()
  store.dispatch(sessionLoaded.fulfilled('Ben', 'request-1'))

  renderWithProviders(<ObserverPanel />, { store })
  expect(screen.queryByText('Ben is watching')).not.toBeNull()
})
// #endregion
