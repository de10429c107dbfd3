// #region provider
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { App } from './App'
import { makeStore } from './store'
import './index.css'

const store = makeStore()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <App />
    </Provider>
  </StrictMode>,
)
// #endregion
