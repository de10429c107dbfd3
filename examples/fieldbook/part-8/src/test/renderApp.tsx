import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
// #region imports
import { onTestFinished } from 'vitest'
import { App } from '@/App'
import { startUp } from '@/app/startUp'
import { makeStore, type RootState } from '@/app/store'
import { apiSlice } from '@/features/api/apiSlice'
// #endregion

/** Shows the application at `path`, with a store of its own. */
export function renderApp(path = '/', preloadedState?: Partial<RootState>) {
  const store = makeStore(preloadedState)
  startUp(store)
  // #region empty-cache
  onTestFinished(() => {
    store.dispatch(apiSlice.util.resetApiState())
  })
  // #endregion
  render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  )
  return { store, user: userEvent.setup() }
}
