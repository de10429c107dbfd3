import { createRoot } from 'react-dom/client'
import { LocalFlockCounter } from './LocalFlockCounter'
import '../src/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

createRoot(root).render(
  <main>
    <LocalFlockCounter />
  </main>,
)
