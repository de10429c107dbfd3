import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { App } from '../App'
import { fetchTickets } from '../features/tickets/ticketsSlice'
import { db } from '../mocks/db'
import { makeStore } from '../store'

/** Draws the board with a store of its own and these dishes waiting on the server. */
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
