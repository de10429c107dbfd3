// @vitest-environment happy-dom
/** Components of the guides: arguments that change, clicks in a row, failures, and components that are left. */

import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, vi } from 'vitest'
import { nextTask } from '../support/claims.ts'
import { eventually } from './support/eventually.ts'
import { heldServer } from './support/held-server.ts'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'
import { act, screenOf } from './support/screen.tsx'

/** Code of a guide with a server whose responses the test sends. */
async function guide(name: string, wanted: Parameters<typeof codeOf>[1], store = 'src/show.tsx') {
  const server = heldServer()
  vi.stubGlobal('fetch', server.fetchFn)
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const code = await codeOf(`rtk-query/usage/${name}`, {
    ...wanted,
    files: [...(wanted.files ?? []), store],
    replace: {
      'src/server.ts': { ...server, wait, server: {} },
      'src/fakeFetch.ts': { requests: [] },
      ...wanted.replace,
    },
  })
  return Object.assign(code, server)
}

const plants = (...names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name, price: 10 + index }))

recipe('rtk-query/usage/queries#show', 'a list of the argument', {
  'another argument meanwhile': {
    'the list of the previous section is not shown, and a late response changes nothing':
      async () => {
        const { makeStore, PlantList, respond } = await guide('queries', {
          files: ['src/PlantList.tsx'],
        })
        const screen = await screenOf(makeStore(), <PlantList section="shade" />)
        await screen.render(<PlantList section="herbs" />)
        expect(screen.text()).toBe('Loading…')
        await respond('GET /plants?section=herbs', plants('Sage'))
        await screen.shows('Sage')
        await respond('GET /plants?section=shade', plants('Fern'))
        await act(nextTask)
        expect(screen.text()).toBe('Sage')
        await screen.render(<PlantList section="shade" />)
        expect(screen.text()).toBe('Fern')
      },
  },
  'failure, success, retry': {
    'a failed refetch keeps the list, and the next success removes the message': async () => {
      const { makeStore, PlantList, respond, nurseryApi } = await guide('queries', {
        files: ['src/PlantList.tsx', 'src/nurseryApi.ts'],
      })
      const store = makeStore()
      const screen = await screenOf(store, <PlantList section="shade" />)
      await respond('GET /plants', plants('Fern'))
      await screen.shows('Fern')
      const refetch = () =>
        act(async () => {
          const options = { forceRefetch: true, subscribe: false }
          store.dispatch(nurseryApi.endpoints.getPlants.initiate('shade', options))
        })
      await refetch()
      await respond('GET /plants', null, 503)
      await screen.shows("We couldn't update this list.Fern")
      await refetch()
      await respond('GET /plants', plants('Hosta'))
      await screen.shows('Hosta')
    },
  },
  'empty and large': {
    'an empty list says so, and 10,000 plants are all shown': async () => {
      const { makeStore, PlantList, respond } = await guide('queries', {
        files: ['src/PlantList.tsx'],
      })
      const screen = await screenOf(makeStore(), <PlantList section="desert" />)
      await respond('GET /plants', [])
      await screen.shows('Nothing here yet.')
      await screen.render(<PlantList section="shade" />)
      await respond('GET /plants', plants(...Array.from({ length: 10_000 }, () => 'x')))
      await screen.shows('x'.repeat(10_000))
    },
  },
  'malformed answer': {
    'a page of HTML is an error': async () => {
      const { makeStore, PlantList, respond } = await guide('queries', {
        files: ['src/PlantList.tsx'],
      })
      const screen = await screenOf(makeStore(), <PlantList section="shade" />)
      await respond('GET /plants', new Response('<p>Sign in</p>'))
      await screen.shows("We couldn't load the plants.")
    },
  },
  'on a server': {
    'it renders the loading text and sends nothing': async () => {
      const { makeStore, PlantList, log } = await guide('queries', { files: ['src/PlantList.tsx'] })
      const app = (
        <Provider store={makeStore()}>
          <PlantList section="shade" />
        </Provider>
      )
      expect(renderToString(app)).toBe('<p>Loading…</p>')
      expect(log).toEqual([])
    },
  },
  StrictMode: {
    'one request is sent': async () => {
      const { makeStore, PlantList, respond, log } = await guide('queries', {
        files: ['src/PlantList.tsx'],
      })
      const screen = await screenOf(makeStore(), <PlantList section="shade" />, true)
      await respond('GET /plants', plants('Fern'))
      await screen.shows('Fern')
      expect(log).toHaveLength(1)
    },
  },
})

recipe('rtk-query/usage/queries#entities', 'a list in an entity adapter', {
  'empty and large': {
    'a component finds its plant among 10,000, and renders only when that plant changes':
      async () => {
        const { makeStore, PlantName, withTable, respond } = await guide('queries', {
          declarations: { entities: ['PlantName', 'withTable'] },
        })
        const store = makeStore()
        const screen = await screenOf(store, <PlantName section="shade" id={9999} />)
        const names = Array.from({ length: 10_000 }, (_, index) => `Plant ${index + 1}`)
        await respond('GET /plants', plants(...names))
        await screen.shows('Plant 9999')
        const change = (id: number, name: string) =>
          act(async () => {
            store.dispatch(
              withTable.util.updateQueryData(
                'getTable',
                'shade',
                (table: { entities: { [id: number]: { name: string } } }) => {
                  Object.assign(table.entities[id] ?? {}, { name })
                },
              ),
            )
          })
        const text = screen.element.querySelector('p')?.firstChild
        await change(1, 'Other')
        expect(screen.element.querySelector('p')?.firstChild).toBe(text)
        await change(9999, 'Changed')
        await screen.shows('Changed')
      },
  },
  'another argument meanwhile': {
    'a plant of the previous section is not shown': async () => {
      const { makeStore, PlantName, respond } = await guide('queries', {
        declarations: { entities: ['PlantName'] },
      })
      const screen = await screenOf(makeStore(), <PlantName section="shade" id={1} />)
      await respond('GET /plants', plants('Fern'))
      await screen.shows('Fern')
      await screen.render(<PlantName section="herbs" id={1} />)
      expect(screen.text()).toBe('…')
    },
  },
})

recipe('rtk-query/usage/mutations#call', 'buttons that change a list', {
  twice: {
    'a double click on a button sends the change once': async () => {
      const { makeStore, PriceList, respond, log } = await guide('mutations', {
        files: ['src/PriceList.tsx'],
      })
      const screen = await screenOf(makeStore(), <PriceList />)
      await respond('GET /plants', plants('Fern'))
      await screen.shows('Fern 10Reduce FernRemove Fern')
      await screen.click('Reduce')
      await screen.click('Reduce')
      await eventually(() => expect(log).toEqual(['GET /plants', 'PATCH /plants/1']))
    },
  },
  'failure, success, retry': {
    'a 503 shows the message until the next try, and the list is loaded again': async () => {
      const { makeStore, PriceList, respond } = await guide('mutations', {
        files: ['src/PriceList.tsx'],
      })
      const screen = await screenOf(makeStore(), <PriceList />)
      await respond('GET /plants', plants('Fern'))
      await screen.shows('Fern 10Reduce FernRemove Fern')
      await screen.click('Reduce')
      await respond('PATCH /plants/1', null, 503)
      await respond('GET /plants', plants('Fern'))
      await screen.shows("The price wasn't saved.Fern 10Reduce FernRemove Fern")
      await screen.click('Reduce')
      await screen.shows('Fern 10Reduce FernRemove Fern')
    },
  },
  'another server': {
    'a DELETE may be answered with 204': async () => {
      const { makeStore, PriceList, respond } = await guide('mutations', {
        files: ['src/PriceList.tsx'],
      })
      const screen = await screenOf(makeStore(), <PriceList />)
      await respond('GET /plants', plants('Fern'))
      await screen.shows('Fern 10Reduce FernRemove Fern')
      await screen.click('Remove')
      await respond('DELETE /plants/1', new Response(null, { status: 204 }))
      await respond('GET /plants', [])
      await screen.shows('')
    },
  },
})

recipe('rtk-query/usage/mutations#form', 'a form that saves', {
  'malformed answer': {
    'a 422 without a message, a 500 and a page of HTML show a general message': async () => {
      const { messageOf } = await guide('mutations', { files: ['src/messageOf.ts'] })
      for (const error of [
        { status: 422, data: null },
        { status: 422 },
        { status: 422, data: '<p>' },
        { status: 500, data: {} },
        { status: 'PARSING_ERROR', originalStatus: 422, data: '<p>' },
        { name: 'AbortError', message: 'Aborted' },
        undefined,
      ]) {
        expect(messageOf(error)).toBe('Something went wrong. Try again.')
      }
      expect(messageOf({ status: 422, data: { message: 'No name' } })).toBe('No name')
    },
  },
  'left in the middle': {
    'saving goes on, without an error, when the form is gone': async () => {
      const { makeStore, AddPlant, respond } = await guide('mutations', {
        files: ['src/AddPlant.tsx'],
      })
      const errors = vi.spyOn(console, 'error')
      const screen = await screenOf(makeStore(), <AddPlant />)
      await act(async () => {
        const submit = new Event('submit', { bubbles: true, cancelable: true })
        screen.element.querySelector('form')?.dispatchEvent(submit)
      })
      await screen.render(<p>Elsewhere</p>)
      await respond('POST /plants', { id: 3, name: 'Thyme' })
      await screen.shows('Elsewhere')
      expect(errors).not.toHaveBeenCalled()
    },
  },
})

recipe('rtk-query/usage/mutations#optimistic', 'an optimistic price', {
  'two at once, in the other order': {
    'the first of two is refused last, and the list ends as the server has it': async () => {
      const { makeStore, quick, respond } = await guide('mutations', {
        declarations: { optimistic: ['quick'] },
      })
      const store = makeStore()
      const { getPlants, setPrice } = quick.endpoints
      const loading = store.dispatch(getPlants.initiate())
      await respond('GET /plants', plants('Fern'))
      await loading
      const price = () => getPlants.select()(store.getState()).data[0].price
      const first = store.dispatch(setPrice.initiate({ id: 1, price: -3 }))
      const second = store.dispatch(setPrice.initiate({ id: 1, price: 8 }))
      const refuse = () => respond('PATCH /plants/1', 'Bad price', 400)
      await Promise.all([first, second, refuse(), respond('PATCH /plants/1', {})])
      await respond('GET /plants', [{ ...plants('Fern')[0], price: 8 }])
      await eventually(() => expect(price()).toBe(8))
    },
  },
})

recipe('rtk-query/usage/pagination#pages', 'pages with Previous and Next', {
  'two at once, in the other order': {
    'a late page 2 does not replace page 3': async () => {
      const { makeStore, Catalog, respond } = await guide('pagination', {
        files: ['src/Catalog.tsx'],
      })
      const screen = await screenOf(makeStore(), <Catalog />)
      await respond('GET /plants?page=1', { plants: plants('A'), total: 9 })
      await screen.shows('APrevious Page 1 of 3 Next')
      await screen.click('Next')
      await screen.click('Next')
      await respond('GET /plants?page=3', { plants: plants('C'), total: 9 })
      await screen.shows('CPrevious Page 3 of 3 Next')
      await respond('GET /plants?page=2', { plants: plants('B'), total: 9 })
      await act(nextTask)
      expect(screen.text()).toBe('CPrevious Page 3 of 3 Next')
    },
  },
  'failure, success, retry': {
    'a page that fails is requested again when the user comes back to it': async () => {
      const { makeStore, Catalog, respond } = await guide('pagination', {
        files: ['src/Catalog.tsx'],
      })
      const screen = await screenOf(makeStore(), <Catalog />)
      await respond('GET /plants?page=1', { plants: plants('A'), total: 6 })
      await screen.shows('APrevious Page 1 of 2 Next')
      await screen.click('Next')
      await respond('GET /plants?page=2', null, 503)
      await screen.shows("AWe couldn't load page 2.Previous Page 2 of 2 Next")
      await screen.click('Previous')
      await screen.click('Next')
      await respond('GET /plants?page=2', { plants: plants('B'), total: 6 })
      await screen.shows('BPrevious Page 2 of 2 Next')
    },
  },
  'empty and large': {
    'an empty list is one page': async () => {
      const { makeStore, Catalog, respond } = await guide('pagination', {
        files: ['src/Catalog.tsx'],
      })
      const screen = await screenOf(makeStore(), <Catalog />)
      await respond('GET /plants?page=1', { plants: [], total: 0 })
      await screen.shows('Previous Page 1 of 1 Next')
    },
  },
  StrictMode: {
    'each page is requested once': async () => {
      const { makeStore, Catalog, respond, log } = await guide('pagination', {
        files: ['src/Catalog.tsx'],
      })
      const screen = await screenOf(makeStore(), <Catalog />, true)
      await respond('GET /plants?page=1', { plants: plants('A'), total: 6 })
      await screen.shows('APrevious Page 1 of 2 Next')
      expect(log).toHaveLength(1)
    },
  },
})

recipe('rtk-query/usage/error-handling#queries', 'an error beside old data', {
  'failure, success, retry': {
    'the first failure, a retry, and a failed refetch each show what there is': async () => {
      const { makeStore, Menu, respond } = await guide('error-handling', {
        files: ['src/Menu.tsx'],
      })
      const screen = await screenOf(makeStore(), <Menu />)
      await respond('GET /menu', null, 500)
      await eventually(async () => {
        await act(nextTask)
        expect(screen.element.querySelector('[role=alert]')).not.toBeNull()
      })
      await screen.click('Try again')
      await respond('GET /menu', ['Soup'])
      await screen.shows('SoupTry again')
      await screen.click('Try again')
      await respond('GET /menu', null, 500)
      await eventually(async () => {
        await act(nextTask)
        expect(screen.element.querySelector('[role=alert]')).not.toBeNull()
      })
      expect(screen.text()).toMatch(/^Soup/)
    },
  },
  twice: {
    'two clicks on the button send one request': async () => {
      const { makeStore, Menu, respond, log } = await guide('error-handling', {
        files: ['src/Menu.tsx'],
      })
      const screen = await screenOf(makeStore(), <Menu />)
      await respond('GET /menu', ['Soup'])
      await screen.shows('SoupTry again')
      await screen.click('Try again', 2)
      await eventually(() => expect(log).toHaveLength(2))
    },
  },
})

const artists = [
  { id: 1, name: 'Ella', labelId: 7 },
  { id: 2, name: 'Nina', labelId: 8 },
]
const music = (wanted: Parameters<typeof codeOf>[1]) =>
  guide('conditional-fetching', { files: ['src/musicApi.ts'], ...wanted }, 'src/musicApi.ts')

async function musicScreen(names: { [section: string]: string[] }) {
  const code = await music({ declarations: names })
  const { musicApi } = code
  const { configureStore } = await import('@reduxjs/toolkit')
  const store = configureStore({
    reducer: { [musicApi.reducerPath]: musicApi.reducer },
    middleware: (getDefault) => getDefault().concat(musicApi.middleware),
  })
  const show = (Component: ComponentType<object>, isStrict = false) =>
    screenOf(store, <Component />, isStrict)
  return Object.assign(code, { store, show })
}

recipe(
  'rtk-query/usage/conditional-fetching#dependent',
  'a query that needs the result of another',
  {
    'another argument meanwhile': {
      'no label of the previous artist is shown, whichever response comes last': async () => {
        const { Label, store, respond } = await musicScreen({ dependent: ['Label'] })
        const screen = await screenOf(store, <Label artistId={1} />)
        await respond('GET /artists/1', artists[0])
        await respond('GET /labels/7', { name: 'Blue Note' })
        await screen.shows('Ella: Blue Note')
        await screen.render(<Label artistId={2} />)
        await screen.shows('…')
        await screen.render(<Label artistId={1} />)
        expect(screen.text()).toBe('Ella: Blue Note')
        await respond('GET /artists/2', artists[1])
        await act(nextTask)
        expect(screen.text()).toBe('Ella: Blue Note')
      },
    },
    'failure, success, retry': {
      'a failed first query sends no second one': async () => {
        const { Label, store, respond, log } = await musicScreen({ dependent: ['Label'] })
        const screen = await screenOf(store, <Label artistId={1} />)
        await respond('GET /artists/1', null, 500)
        await screen.shows("We couldn't load the label.")
        expect(log).toHaveLength(1)
      },
    },
  },
)

recipe('rtk-query/usage/conditional-fetching#search', 'a search while the user types', {
  'two at once, in the other order': {
    'a late response for an older text changes nothing': async () => {
      const { Results, store, respond, log } = await musicScreen({ search: ['Results'] })
      const screen = await screenOf(store, <Results text="bl" />)
      const sent = (...texts: string[]) =>
        eventually(async () => {
          await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
          expect(log).toEqual(texts.map((text) => `GET /search?text=${text}`))
        })
      await sent('bl')
      await screen.render(<Results text="blue" />)
      await sent('bl', 'blue')
      await respond('GET /search?text=blue', ['blue 1'])
      await screen.shows('blue 1')
      await respond('GET /search?text=bl', ['bl 1'])
      await act(nextTask)
      expect(screen.text()).toBe('blue 1')
    },
  },
})

recipe('rtk-query/usage/conditional-fetching#overlapping', 'a lazy query that is called again', {
  'two at once, in the other order': {
    'the artist that was picked last is shown': async () => {
      const { Picker, show, respond } = await musicScreen({ overlapping: ['Picker'] })
      const screen = await show(Picker)
      await screen.click('1')
      await screen.click('2')
      await respond('GET /artists/2', artists[1])
      await screen.shows('12Nina')
    },
  },
  twice: {
    'right after abort, a call for the same artist ends with an AbortError': async () => {
      const { musicApi, store, log } = await musicScreen({})
      const load = () => store.dispatch(musicApi.endpoints.getArtist.initiate(1))
      load().abort()
      expect((await load()).error).toMatchObject({ name: 'AbortError' })
      expect(log).toHaveLength(1)
    },
    'the same artist picked twice is shown': async () => {
      const { Picker, show, respond } = await musicScreen({ overlapping: ['Picker'] })
      const screen = await show(Picker)
      await screen.click('1', 2)
      await respond('GET /artists/1', artists[0])
      await screen.shows('12Ella')
    },
  },
  'failure, success, retry': {
    'a failed call leaves the name that was there': async () => {
      const { Picker, show, respond } = await musicScreen({ overlapping: ['Picker'] })
      const screen = await show(Picker)
      await screen.click('1')
      await respond('GET /artists/1', artists[0])
      await screen.shows('12Ella')
      await screen.click('2')
      await respond('GET /artists/2', null, 500)
      await act(nextTask)
      expect(screen.text()).toBe('12Ella')
    },
  },
})
