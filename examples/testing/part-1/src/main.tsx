import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { makeStore } from './app/store'
import { ObserverPanel } from './features/session/ObserverPanel'
import { SightingsList } from './features/sightings/SightingsList'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

createRoot(root).render(
  <Provider store={makeStore()}>
    <ObserverPanel />
    <SightingsList />
  </Provider>,
)
