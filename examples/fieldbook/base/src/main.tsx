import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App'
import './index.css'

async function start() {
  const { startMockService } = await import('./mocks/browser')
  await startMockService()

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')

  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  )
}

void start()
