import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { fetchTickets } from './features/tickets/ticketsSlice'
import { startMockServer } from './mocks/browser'
import { makeStore } from './store'
import './index.css'

await startMockServer()

const store = makeStore()
// #region start
store.dispatch(fetchTickets())
// #endregion

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
)
