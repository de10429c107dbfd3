// @vitest-environment happy-dom
/** What apps take from the guides as a whole: a saved cache, uploads and downloads, servers, lazy code, polling. */

import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, expect, vi } from 'vitest'
import { nextTask } from '../support/claims.ts'
import { eventually } from './support/eventually.ts'
import { heldServer } from './support/held-server.ts'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'
import { act, screenOf } from './support/screen.tsx'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

type Wanted = Parameters<typeof codeOf>[1]
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Code of a guide with a server whose responses the test sends. */
async function guide(name: string, wanted: Wanted) {
  const server = heldServer()
  vi.stubGlobal('fetch', server.fetchFn)
  const code = await codeOf(`rtk-query/${name}`, {
    ...wanted,
    replace: { 'src/server.ts': { ...server, wait, server: {} }, ...wanted.replace },
  })
  return Object.assign(code, server)
}

const persistence = () =>
  guide('usage/persistence', {
    files: ['recipesApi', 'savedCache', 'restoreCache', 'store'].map((name) => `src/${name}.ts`),
  })

/** Storage with the saved recipes of an earlier visit. */
async function savedVisit() {
  const code = await persistence()
  const store = code.makeStore()
  const loading = store.dispatch(code.recipesApi.endpoints.getRecipes.initiate())
  await code.respond('GET /recipes', ['Soup'])
  await loading
  code.saveCache(store.getState().recipesApi)
  const data = (of: typeof store) =>
    code.recipesApi.endpoints.getRecipes.select()(of.getState()).data
  return Object.assign(code, { data })
}

recipe('rtk-query/usage/persistence#save-and-restore', 'a cache that survives a reload', {
  'preloaded or rehydrated': {
    'a request that was running when the app closed is sent again': async () => {
      const { makeStore, recipesApi, saveCache, respond, log, data } = await savedVisit()
      const closing = makeStore()
      const options = { forceRefetch: true }
      closing.dispatch(recipesApi.endpoints.getRecipes.initiate(undefined, options))
      saveCache(closing.getState().recipesApi)
      const store = makeStore()
      expect(data(store)).toEqual(['Soup'])
      const refetching = store.dispatch(
        recipesApi.endpoints.getRecipes.initiate(undefined, options),
      )
      await respond('GET /recipes', ['Old'])
      await respond('GET /recipes', ['Stew'])
      await refetching
      expect(data(store)).toEqual(['Stew'])
      expect(log).toHaveLength(3)
    },
    'an entry that is loading is not replaced': async () => {
      const { makeStore, recipesApi, restoreCache, respond, data } = await savedVisit()
      const text = localStorage.getItem('recipes-cache-1') ?? ''
      localStorage.clear()
      const store = makeStore()
      const loading = store.dispatch(recipesApi.endpoints.getRecipes.initiate())
      localStorage.setItem('recipes-cache-1', text)
      store.dispatch(restoreCache())
      await respond('GET /recipes', ['Stew'])
      await loading
      expect(data(store)).toEqual(['Stew'])
    },
  },
  'malformed answer': {
    'damaged, foreign and half-saved texts start an empty app and are removed': async () => {
      for (const text of ['{', 'null', '[]', '{}', '"x"', '{"queries":{"a":1}}', '0']) {
        localStorage.setItem('recipes-cache-1', text)
        const { makeStore } = await persistence()
        expect(Object.keys(makeStore().getState().recipesApi.queries)).toEqual([])
        expect(localStorage.getItem('recipes-cache-1')).toBeNull()
      }
    },
  },
  'on a server': {
    'a store is made where there is no window, and where the storage is blocked': async () => {
      const { makeStore, saveCache } = await persistence()
      const blocked = {
        get localStorage(): Storage {
          throw new DOMException('Denied', 'SecurityError')
        },
      }
      for (const window of [undefined, blocked]) {
        vi.stubGlobal('window', window)
        const store = makeStore()
        expect(store.getState().recipesApi.queries).toEqual({})
        expect(() => saveCache(store.getState().recipesApi)).not.toThrow()
      }
    },
  },
  'failure, success, retry': {
    'the cache is saved again after an error while saving': async () => {
      vi.useFakeTimers()
      const { makeStore, recipesApi } = await persistence()
      const store = makeStore()
      const put = (value: unknown) =>
        store.dispatch(
          recipesApi.util.upsertQueryEntries([
            { endpointName: 'getRecipes', arg: undefined, value },
          ]),
        )
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const broken = {
        toJSON() {
          throw new Error('Not JSON')
        },
      }
      put([broken])
      await vi.advanceTimersByTimeAsync(1500).catch(() => {})
      put(['Stew'])
      await vi.advanceTimersByTimeAsync(1500)
      expect(localStorage.getItem('recipes-cache-1')).toContain('Stew')
    },
    'a full storage does not end the app': async () => {
      vi.useFakeTimers()
      const { makeStore, recipesApi } = await persistence()
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError')
      })
      const store = makeStore()
      store.dispatch(
        recipesApi.util.upsertQueryEntries([
          { endpointName: 'getRecipes', arg: undefined, value: ['Stew'] },
        ]),
      )
      await vi.advanceTimersByTimeAsync(1500)
      expect(store.getState().recipesApi.queries).not.toEqual({})
    },
  },
  'left in the middle': {
    'after signing out, nothing of the user is in the storage': async () => {
      vi.useFakeTimers()
      const { makeStore, recipesApi, forgetCache } = await persistence()
      const store = makeStore()
      store.dispatch(
        recipesApi.util.upsertQueryEntries([
          { endpointName: 'getRecipes', arg: undefined, value: ['Secret'] },
        ]),
      )
      await vi.advanceTimersByTimeAsync(500)
      store.dispatch(recipesApi.util.resetApiState())
      forgetCache()
      await vi.advanceTimersByTimeAsync(5000)
      expect(localStorage.getItem('recipes-cache-1') ?? '').not.toContain('Secret')
    },
  },
})

recipe('rtk-query/usage/persistence#whole-slice', 'persistReducer around the API slice', {
  'preloaded or rehydrated': {
    'a pending entry is loaded again once a component needs it': async () => {
      const { makeStore, recipesApi, log, respond } = await persistence()
      const closing = makeStore()
      closing.dispatch(recipesApi.endpoints.getRecipes.initiate())
      await eventually(() => expect(log).toHaveLength(1))
      const store = makeStore(JSON.parse(JSON.stringify(closing.getState())))
      const status = () => recipesApi.endpoints.getRecipes.select()(store.getState()).status
      expect(status()).toBe('pending')
      const loading = store.dispatch(recipesApi.endpoints.getRecipes.initiate())
      for (const recipes of [['Old'], ['Soup']]) await respond('GET /recipes', recipes)
      await loading
      expect(status()).toBe('fulfilled')
      expect(log).toHaveLength(2)
    },
  },
})

const photoFiles = ['photosApi', 'store', 'savePhoto', 'progressApi', 'sendForm']
const uploads = () =>
  guide('usage/file-uploads', {
    files: photoFiles.map((name) => `src/${name}.ts`),
    declarations: { several: ['UploadAll'] },
  })
const photo = (name = 'heron.webp') => new File(['pixels'], name)

recipe('rtk-query/usage/file-uploads#save', 'saving a file', {
  'another server': {
    'the file has the name of the header, quoted, encoded, or missing': async () => {
      const { makeStore, withSaving, respond } = await uploads()
      const saved: string[] = []
      const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push(this.download)
      })
      const headers = [
        'attachment; filename="heron.webp"',
        'attachment; filename=wren.webp; size=3',
        "attachment; filename=x.webp; filename*=UTF-8''m%C3%B6we.webp",
        'inline',
        '',
      ]
      for (const header of headers) {
        const result = makeStore().dispatch(withSaving.endpoints.savePhoto.initiate(1))
        await respond(
          'GET /photos/1/file',
          new Response('pixels', { headers: header ? { 'Content-Disposition': header } : {} }),
        )
        expect(await result).toEqual({ data: null })
      }
      expect(saved).toEqual(['heron.webp', 'wren.webp', 'möwe.webp', 'download', 'download'])
      expect(save).toHaveBeenCalledTimes(headers.length)
    },
  },
  'failure, success, retry': {
    'an error is not saved as a file': async () => {
      const { makeStore, withSaving, respond } = await uploads()
      const save = vi.spyOn(HTMLAnchorElement.prototype, 'click')
      const result = makeStore().dispatch(withSaving.endpoints.savePhoto.initiate(1))
      await respond('GET /photos/1/file', new Response('Gone', { status: 404 }))
      expect(await result).toEqual({ error: { status: 404, data: 'Gone' } })
      expect(save).not.toHaveBeenCalled()
    },
  },
})

recipe('rtk-query/usage/file-uploads#several', 'uploading several files', {
  'failure, success, retry': {
    'those that failed are named, in StrictMode too': async () => {
      const { makeStore, UploadAll, respond } = await uploads()
      const files = ['wren.webp', 'coot.webp'].map(photo)
      const screen = await screenOf(makeStore(), <UploadAll files={files} />, true)
      await screen.click('Failed')
      await respond('POST /photos', null, 503)
      await respond('POST /photos', { id: 1 })
      await screen.shows('Failed: wren.webp')
    },
  },
  'empty and large': {
    'without a file, nothing is sent': async () => {
      const { makeStore, UploadAll, log } = await uploads()
      const screen = await screenOf(makeStore(), <UploadAll files={[]} />)
      await screen.click('Failed')
      await screen.shows('Failed: none')
      expect(log).toEqual([])
    },
  },
  'left in the middle': {
    'uploads go on, without an error, when the component is gone': async () => {
      const { makeStore, UploadAll, respond, log } = await uploads()
      const errors = vi.spyOn(console, 'error')
      const screen = await screenOf(makeStore(), <UploadAll files={[photo()]} />)
      await screen.click('Failed')
      await screen.unmount()
      await respond('POST /photos', { id: 1 })
      expect(log).toEqual(['POST /photos'])
      expect(errors).not.toHaveBeenCalled()
    },
  },
})

const server = (wanted: Wanted = {}) =>
  guide('usage/server-rendering', {
    files: [
      'src/app/api.ts',
      'src/app/store.ts',
      'src/server/render.tsx',
      'src/features/ports/PortPage.tsx',
      'src/server/harbor.ts',
    ],
    ...wanted,
  })

recipe('rtk-query/usage/server-rendering#load', 'loading data before rendering', {
  'two at once, in the other order': {
    'two requests at once each get their own page': async () => {
      const { render } = await server()
      const [oslo, atlantis] = await Promise.all([render('oslo'), render('atlantis')])
      expect(oslo.html).toBe('<p>Oslo: Nesodden, Lysaker</p>')
      expect([oslo.status, atlantis.status]).toEqual([200, 404])
      expect(Object.keys(oslo.state.api.queries)).not.toContain('getPort("atlantis")')
    },
  },
  'preloaded or rehydrated': {
    'the browser hydrates the same text and sends nothing': async () => {
      const { render, makeStore, PortPage, requests } = await server()
      const { html, state } = await render('oslo')
      const sent = requests.length
      const container = document.createElement('div')
      container.innerHTML = html
      const errors = vi.spyOn(console, 'error')
      await act(async () => {
        hydrateRoot(
          container,
          <Provider store={makeStore(JSON.parse(JSON.stringify(state)))}>
            <PortPage id="oslo" />
          </Provider>,
        )
      })
      expect(container.textContent).toBe('Oslo: Nesodden, Lysaker')
      expect(requests).toHaveLength(sent)
      expect(errors).not.toHaveBeenCalled()
    },
  },
})

recipe('rtk-query/usage/server-rendering#server-components', 'a provider that gets data', {
  StrictMode: {
    'the data is there on the first render, and nothing is requested': async () => {
      const { StoreProvider, api, requests } = await server({
        files: ['src/app/StoreProvider.tsx', 'src/app/api.ts', 'src/server/harbor.ts'],
      })
      function Name() {
        return api.useGetPortQuery('oslo').currentData?.name ?? 'Loading…'
      }
      const { text } = await screenOf(
        (await server()).makeStore(),
        <StoreProvider port={{ id: 'oslo', name: 'Oslo' }}>
          <Name />
        </StoreProvider>,
        true,
      )
      expect(text()).toBe('Oslo')
      expect(requests).toEqual([])
    },
  },
})

const polling = (declarations: Wanted['declarations'] = {}) =>
  guide('usage/polling-and-prefetching', {
    files: ['src/show.tsx', 'src/OrderCount.tsx', 'src/kitchenApi.ts'],
    declarations,
  })

recipe('rtk-query/usage/polling-and-prefetching#stop', 'watching a job until it is done', {
  'another argument meanwhile': {
    'the next job is watched although the last one was done': async () => {
      const { makeStore, Job, respond, log } = await polling({ stop: ['Job'] })
      const screen = await screenOf(makeStore(), <Job id="a" />)
      await respond('GET /jobs/a', { progress: 100 })
      await screen.shows('100%')
      await screen.render(<Job id="b" />)
      expect(screen.text()).toBe('0%')
      await respond('GET /jobs/b', { progress: 50 })
      await screen.shows('50%')
      await respond('GET /jobs/b', { progress: 100 })
      await screen.shows('100%')
      await act(() => wait(60))
      expect(log).toHaveLength(3)
    },
  },
  'failure, success, retry': {
    'watching goes on after a 503': async () => {
      const { makeStore, Job, respond } = await polling({ stop: ['Job'] })
      const screen = await screenOf(makeStore(), <Job id="a" />)
      await respond('GET /jobs/a', null, 503)
      await screen.shows('No contact')
      await respond('GET /jobs/a', { progress: 100 })
      await screen.shows('100%')
    },
  },
  'left in the middle': {
    'nothing is requested after the component is gone': async () => {
      const { makeStore, Job, respond, log } = await polling({ stop: ['Job'] })
      const screen = await screenOf(makeStore(), <Job id="a" />)
      await respond('GET /jobs/a', { progress: 10 })
      await screen.shows('10%')
      const { length } = log
      await screen.unmount()
      await wait(60)
      expect(log.length - length).toBeLessThanOrEqual(1)
    },
  },
})

recipe('rtk-query/usage/polling-and-prefetching#prefetch', 'prefetching on hover', {
  'failure, success, retry': {
    'a failed prefetch is repeated by the component that needs the data': async () => {
      const { makeStore, Kitchen, respond } = await polling({ prefetch: ['Kitchen'] })
      const screen = await screenOf(makeStore(), <Kitchen />)
      const hover = new MouseEvent('mouseover', { bubbles: true })
      await act(async () => screen.element.querySelector('button')?.dispatchEvent(hover))
      await respond('GET /orders', null, 503)
      await act(nextTask)
      await screen.click('Orders')
      await respond('GET /orders', 7)
      await screen.shows('7 orders ')
    },
  },
})

recipe('rtk-query/usage/code-splitting#across', 'injected endpoints', {
  twice: {
    'injecting the same endpoints again keeps the first ones': async () => {
      const { kitchenApi, stockApi } = await guide('usage/code-splitting', {
        files: ['src/app/kitchenApi.ts', 'src/features/stock/stockApi.ts'],
      })
      const { getStock } = stockApi.endpoints
      kitchenApi.injectEndpoints({
        endpoints: (build: typeof kitchenApi) => ({ getStock: build.query({ query: () => '/x' }) }),
      })
      expect(kitchenApi.endpoints.getStock).toBe(getStock)
    },
  },
  'failure, success, retry': {
    'a failed refetch keeps the stock on the screen': async () => {
      const { makeStore, StockPage, stockApi, respond } = await guide('usage/code-splitting', {
        files: [
          'src/app/store.ts',
          'src/features/stock/StockPage.tsx',
          'src/features/stock/stockApi.ts',
        ],
      })
      const store = makeStore()
      const screen = await screenOf(store, <StockPage />)
      await respond('GET /stock', { eggs: 6 })
      await screen.shows('6 eggs')
      await act(async () => store.dispatch(stockApi.util.invalidateTags(['Stock'])))
      await respond('GET /stock', null, 503)
      await act(nextTask)
      expect(screen.text()).toBe('6 eggs')
    },
  },
})

recipe('rtk-query/usage/without-react#watch', 'watching a query without React', {
  'another argument meanwhile': {
    'a late result of the watcher that was stopped is not shown': async () => {
      const { makeStore, watch, menuApi, respond } = await guide('usage/without-react', {
        files: ['src/store.ts', 'src/watch.ts', 'src/menuApi.ts'],
      })
      const store = makeStore()
      const { getMenu } = menuApi.endpoints
      const shown: unknown[] = []
      const show = (meal: string) =>
        watch(
          store,
          getMenu.initiate(meal),
          getMenu.select(meal),
          ({ data }: { data?: string[] }) => shown.push(data?.[0]),
        )
      const stop = show('lunch')
      stop()
      const stopDinner = show('dinner')
      await respond('GET /menus/dinner', ['Stew'])
      await eventually(() => expect(shown).toEqual([undefined, undefined, 'Stew']))
      await respond('GET /menus/lunch', ['Soup'])
      await nextTask()
      expect(shown).toHaveLength(3)
      stopDinner()
      stopDinner()
    },
  },
})

recipe('rtk-query/api/base-queries#retry-some-errors', 'retrying some errors', {
  'another server': {
    'a 503 for a while is survived, and a 404 is not repeated': async () => {
      vi.useFakeTimers()
      const { baseQuery } = await guide('api/base-queries', { files: ['src/baseQuery.ts'] })
      const answers = [503, 503, 200]
      const sent: string[] = []
      vi.stubGlobal('fetch', async (request: Request) => {
        sent.push(request.url)
        const status = request.url.endsWith('gone') ? 404 : (answers.shift() ?? 200)
        return Response.json('Soup', { status })
      })
      const api = { signal: new AbortController().signal, getState: () => ({}) }
      const menu = baseQuery('/menu', api, {})
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await menu).toMatchObject({ data: 'Soup' })
      expect(sent).toHaveLength(3)
      const gone = baseQuery('/gone', api, {})
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await gone).toMatchObject({ error: { status: 404 } })
      expect(sent).toHaveLength(4)
    },
    'a server that stays down is asked four times': async () => {
      vi.useFakeTimers()
      const { baseQuery } = await guide('api/base-queries', { files: ['src/baseQuery.ts'] })
      let count = 0
      vi.stubGlobal('fetch', async () => {
        count += 1
        return new Response(null, { status: 503 })
      })
      const api = { signal: new AbortController().signal, getState: () => ({}) }
      const menu = baseQuery('/menu', api, {})
      await vi.advanceTimersByTimeAsync(600_000)
      expect(await menu).toMatchObject({ error: { status: 503 } })
      expect(count).toBe(4)
    },
  },
})

recipe('rtk-query/usage/automated-refetching#other-api', "another API's tags", {
  'failure, success, retry': {
    'a saved upload refetches the other list, and a refused one does not': async () => {
      const { playlistsApi, uploadsApi, respond, log } = await guide('usage/automated-refetching', {
        files: ['src/playlistsApi.ts'],
        declarations: { 'other-api': ['uploadsApi'] },
      })
      const store = configureStore({
        reducer: combineSlices(playlistsApi, uploadsApi),
        middleware: (getDefault) =>
          getDefault().concat(playlistsApi.middleware, uploadsApi.middleware),
      })
      const { getPlaylists } = playlistsApi.endpoints
      store.dispatch(getPlaylists.initiate())
      await respond('GET /playlists', [])
      for (const status of [500, 200]) {
        const body = new FormData()
        const upload = store.dispatch(uploadsApi.endpoints.uploadTrack.initiate(body))
        await respond('POST /tracks', null, status)
        await upload
      }
      await respond('GET /playlists', [])
      expect(log.filter((line: string) => line.startsWith('GET'))).toHaveLength(2)
    },
  },
})

recipe('rtk-query/usage/cache-behavior#lifetime', 'entries that nothing subscribes to', {
  'preloaded or rehydrated': {
    'an entry of the preloaded state stays, and one that was upserted or prefetched does not':
      async () => {
        vi.useFakeTimers()
        const { kitchenApi } = await guide('usage/cache-behavior', {
          files: ['src/kitchenApi.ts'],
        })
        const makeStore = (preloadedState?: object) =>
          configureStore({
            reducer: combineSlices(kitchenApi),
            middleware: (getDefault) => getDefault().concat(kitchenApi.middleware),
            ...(preloadedState && { preloadedState }),
          })
        const count = (store: ReturnType<typeof makeStore>) =>
          Object.keys(store.getState().kitchenApi.queries).length
        const first = makeStore()
        first.dispatch(
          kitchenApi.util.upsertQueryEntries([
            { endpointName: 'getDish', arg: 'soup', value: { name: 'soup', ingredients: [] } },
          ]),
        )
        first.dispatch(kitchenApi.util.prefetch('getDish', 'stew', {}))
        await vi.advanceTimersByTimeAsync(1000)
        expect(count(first)).toBe(2)
        const second = makeStore(first.getState())
        await vi.advanceTimersByTimeAsync(3_600_000)
        expect([count(first), count(second)]).toEqual([0, 2])
        second.dispatch(kitchenApi.endpoints.getDish.initiate('soup')).unsubscribe()
        await vi.advanceTimersByTimeAsync(61_000)
        expect(count(second)).toBe(1)
      },
  },
})
