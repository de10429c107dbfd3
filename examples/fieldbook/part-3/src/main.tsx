import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// #region imports
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { App } from './App'
import { makeStore } from './app/store'
import './index.css'

// #endregion

// #region start
async function start() {
  const { startMockService } = await import('./mocks/browser')
  await startMockService()

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')

  const store = makeStore()

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
// #endregion

void start()
