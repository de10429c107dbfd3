// #region imports
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { makeStore } from './store'
import './index.css'

// #endregion

// #region session
const store = makeStore()

console.log('start', store.getState())

const unsubscribe = store.subscribe(() => {
  console.log('state', store.getState())
})

store.dispatch({ type: 'tickets/ticketAdded', payload: 'Onion soup' })
store.dispatch({ type: 'tickets/ticketAdded', payload: 'Lamb chops' })
store.dispatch({ type: 'tickets/servedToggled', payload: 1 })
store.dispatch({
  type: 'tickets/stationAssigned',
  payload: { ticketId: 2, station: 'grill' },
})
store.dispatch({ type: 'filters/statusChanged', payload: 'waiting' })

unsubscribe()

store.dispatch({ type: 'tickets/ticketVoided', payload: 1 })
// #endregion

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
