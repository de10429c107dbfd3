import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { App } from '@/App'
// #region import-start-up
import { startUp } from '@/app/startUp'
import { makeStore, type RootState } from '@/app/store'
// #endregion

/** Shows the application at `path`, with a store of its own. */
export function renderApp(path = '/', preloadedState?: Partial<RootState>) {
  // #region start-up
  const store = makeStore(preloadedState)
  startUp(store)
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
