// #region import
import { setupListeners } from '@reduxjs/toolkit/query'
// #endregion
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { App } from './App'
import { startUp } from './app/startUp'
import { makeStore } from './app/store'
import './index.css'

async function start() {
  const { startMockService } = await import('./mocks/browser')
  await startMockService()

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')

  const store = makeStore()
  startUp(store)
  // #region listeners
  setupListeners(store.dispatch)
  // #endregion

  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  )
}

void start()
