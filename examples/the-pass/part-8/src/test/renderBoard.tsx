import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { App } from '../App'
import { fetchTickets } from '../features/tickets/ticketsSlice'
import { db } from '../mocks/db'
import { makeStore } from '../store'

/** Renders the board with a new store, while tickets with these dishes wait on the server. */
export function renderBoard(...dishes: string[]) {
  db.seed(dishes)
  const store = makeStore()
  // #region start
  store.dispatch(fetchTickets())
  // #endregion
  render(
    <Provider store={store}>
      <App />
    </Provider>,
  )
}
