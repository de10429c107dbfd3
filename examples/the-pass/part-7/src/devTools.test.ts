import { compose } from 'redux'
import { expect, test, vi } from 'vitest'
import { statusChanged } from './features/filters/filtersSlice'

test('DevTools composes the enhancers when its extension is there', async () => {
  const devToolsCompose = vi.fn(compose)
  vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', devToolsCompose)
  vi.resetModules()
  const { makeStore } = await import('./store')
  vi.unstubAllGlobals()

  const store = makeStore()
  store.dispatch(statusChanged('served'))

  expect(devToolsCompose).toHaveBeenCalledOnce()
  expect(store.getState().filters.status).toBe('served')
})
