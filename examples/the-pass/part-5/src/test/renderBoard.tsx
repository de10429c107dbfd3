import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { App } from '../App'
import { makeStore } from '../store'

/** Renders the board with a new store, in which tickets with these dishes are waiting. */
export function renderBoard(...dishes: string[]) {
  const tickets = dishes.map((dish, index) => ({
    id: index + 1,
    dish,
    served: false,
    station: null,
  }))
  const store = makeStore({ tickets })
  render(
    <Provider store={store}>
      <App />
    </Provider>,
  )
}
