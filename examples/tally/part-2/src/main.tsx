import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { makeStore } from './app/store'
import { Tally } from './features/tally/Tally'
import './index.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const store = makeStore()

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <Tally />
    </Provider>
  </StrictMode>,
)
