// @vitest-environment happy-dom
/** Rendering on a server, with and without Next.js, and a store per request. */

import { execFileSync } from 'node:child_process'
import { act, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, vi } from 'vitest'
import { mountRoot } from '../support/mount.tsx'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const id = 'usage/server-rendering'
const address = (query: string) => new URL(`http://localhost/${query}`)

/** The page's server with a service of a test. */
const serving = (fetchCount: (signal?: AbortSignal) => Promise<unknown>) =>
  codeOf(id, {
    files: ['src/server/render.tsx', 'src/server/routes.ts', 'src/server/page.ts'],
    replace: { 'src/api.ts': { fetchCount } },
  })

recipe(`${id}#request-lifecycle`, 'a page for each request', {
  'two at once, in the other order': {
    'requests do not see one another’s state': async () => {
      const answers: ((count: number) => void)[] = []
      const { render } = await serving(() => new Promise((resolve) => void answers.push(resolve)))
      const pages = [render(address('?step=5')), render(address('?step=7'))]
      answers[1]?.(2)
      answers[0]?.(1)
      const [first, second] = await Promise.all(pages)
      expect(first).toContain('1, add 5')
      expect(second).toContain('2, add 7')
    },
  },
  'another server': {
    'a service that is down gives the initial count, as the page says': async () => {
      const { render } = await serving(() => Promise.reject(new Error('503')))
      expect(await render(address(''))).toContain('0, add 1')
    },
  },
})

recipe(`${id}#loading-data-first`, 'a status for each page', {
  'another server': {
    'a service that is down, or slow, is a 503': async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(), ms)
        return controller.signal
      })
      const down = await serving(() => Promise.reject(new Error('503')))
      expect(await down.stateFor(address(''))).toEqual({ status: 503 })
      const slow = await serving(() => new Promise(() => {}))
      const state = slow.stateFor(address(''))
      await vi.advanceTimersByTimeAsync(2000)
      expect(await state).toEqual({ status: 503 })
      vi.useRealTimers()
    },
  },
  'malformed answer': {
    'a route that is not there is a 404': async () => {
      const { stateFor } = await serving(async () => 1)
      expect(await stateFor(address('%E0%A4%A'))).toEqual({ status: 404 })
    },
  },
})

recipe(`${id}#embedding-state`, 'state in the HTML', {
  'malformed answer': {
    'text of users comes back as it was, and ends no element': async () => {
      const { embed } = await serving(async () => 1)
      const notes = ['</script>', '<!--<script>', '\u2028\u2029', ']]>', '"\\', '\u0000']
      expect(JSON.parse(embed({ notes }))).toEqual({ notes })
      expect(embed({ notes })).not.toContain('<')
    },
  },
  'empty and large': {
    '10,000 rows with __proto__ among their keys are only data': async () => {
      const { embed } = await serving(async () => 1)
      const state = JSON.parse(`{"__proto__":{"admin":true},"rows":[${'"<",'.repeat(9_999)}"<"]}`)
      const parsed = JSON.parse(embed(state))
      expect([parsed.rows.length, {}.constructor, parsed.admin]).toEqual([
        10_000,
        Object,
        undefined,
      ])
    },
  },
})

const next = 'usage/nextjs'

recipe(`${next}#store-provider`, 'a store per request', {
  'two at once, in the other order': {
    'two layouts that wait at once keep their carts apart': async () => {
      const waiting: ((cart: object) => void)[] = []
      const loadCart = () => new Promise((resolve) => void waiting.push(resolve))
      const { default: ShopLayout, useAppSelector } = await codeOf(next, {
        files: ['lib/hooks.ts'],
        declarations: { 'load-in-layout': ['ShopLayout'] },
        replace: { 'lib/server/shop.ts': { loadCart } },
      }).then((code) => ({
        ...code,
        default: code.ShopLayout,
        useAppSelector: code.useAppSelector,
      }))
      const Items = () =>
        useAppSelector(({ cart }: { cart: { items: string[] } }) => cart.items).join()
      const page = async () => {
        const { prelude } = await prerender(
          <ShopLayout>
            <Items />
          </ShopLayout>,
        )
        return new Response(prelude as ReadableStream).text()
      }
      const pages = [page(), page()]
      await vi.waitFor(() => expect(waiting).toHaveLength(2))
      waiting[1]?.({ items: ['Lamp'] })
      waiting[0]?.({ items: ['Mug'] })
      const [first, second] = await Promise.all(pages)
      expect([first?.includes('Mug'), second?.includes('Lamp')]).toEqual([true, true])
      expect([first?.includes('Lamp'), second?.includes('Mug')]).toEqual([false, false])
    },
  },
  StrictMode: {
    'renders after the first keep the store': async () => {
      const { StoreProvider, useAppDispatch, useAppSelector, itemAdded } = await codeOf(next, {
        files: ['app/shop/StoreProvider.tsx', 'lib/hooks.ts', 'lib/cart/cartSlice.ts'],
      })
      function Items() {
        const items = useAppSelector(({ cart }: { cart: { items: string[] } }) => cart.items)
        const dispatch = useAppDispatch()
        const add = () => dispatch(itemAdded('Pen'))
        return (
          <button type="button" onClick={add}>
            {items.join()}
          </button>
        )
      }
      const app = (items: string[]) => (
        <StrictMode>
          <StoreProvider cart={{ items }}>
            <Items />
          </StoreProvider>
        </StrictMode>
      )
      const { element, render } = await mountRoot(app(['Mug']))
      await act(async () => element.querySelector('button')?.click())
      await render(app(['Lamp']))
      expect(element.textContent).toBe('Mug,Pen')
    },
  },
  'other tools': {
    'lib/hooks.ts in a server component throws what the page says': () => {
      const code = `import('react-redux').then((m) => {
        try { m.useSelector.withTypes() } catch (error) { console.log(error.message) }
        try { m.Provider() } catch (error) { console.log(error.message) }
      })`
      const flags = ['--conditions=react-server', '-e', code]
      const printed = execFileSync(process.execPath, flags, { encoding: 'utf8' })
      expect(printed).toContain('useSelector.withTypes is not a function')
      expect(printed).toContain('This function is not supported in React Server Components')
    },
    'reducers that are combined in makeStore need a random number, those of the page do not':
      async () => {
        const { makeStore, cartSlice } = await codeOf(next, {
          files: ['lib/store.ts', 'lib/cart/cartSlice.ts'],
        })
        const { configureStore } = await import('@reduxjs/toolkit')
        const random = vi.spyOn(Math, 'random')
        makeStore()
        const ofThePage = random.mock.calls.length
        configureStore({ reducer: { cart: cartSlice.reducer } })
        expect(random.mock.calls.length).toBeGreaterThan(ofThePage)
        expect(ofThePage).toBe(0)
      },
  },
})

recipe(`${next}#revalidate`, 'saving through a server action', {
  twice: {
    'two clicks save two items': async () => {
      const saved: string[] = []
      const { texts, click } = await shop(async (item) => void saved.push(item))
      await click(2)
      expect([saved, texts()]).toEqual([['Pen', 'Pen'], 'Add to cartMug,Pen,Pen'])
    },
  },
  'failure, success, retry': {
    'an item that is not saved is not shown': async () => {
      const server = { isDown: true }
      const { texts, click } = await shop(async () => {
        if (server.isDown) throw new Error('503')
      })
      await click(1)
      expect(texts()).toBe('Add to cartNot saved. Try again.Mug')
      server.isDown = false
      await click(1)
      expect(texts()).toBe('Add to cartMug,Pen')
    },
  },
})

async function shop(addItem: (item: string) => Promise<void>) {
  const { StoreProvider, AddButton, useAppSelector } = await codeOf(next, {
    files: ['app/shop/StoreProvider.tsx', 'app/shop/AddButton.tsx', 'lib/hooks.ts'],
    replace: { 'lib/server/actions.ts': { addItem } },
  })
  const Items = () => useAppSelector(({ cart }: { cart: { items: string[] } }) => cart.items).join()
  const { element } = await mountRoot(
    <StoreProvider cart={{ items: ['Mug'] }}>
      <AddButton item="Pen" />
      <Items />
    </StoreProvider>,
  )
  const click = (times: number) =>
    act(async () => {
      for (let time = 0; time < times; time++) element.querySelector('button')?.click()
    })
  return { texts: () => element.textContent, click }
}

const sub = 'usage/isolating-redux-sub-apps'

recipe(`${sub}#store-per-instance`, 'a widget with a store of its own', {
  'left in the middle': {
    'a widget that comes back starts over, as a component does': async () => {
      const { Player } = await codeOf(sub, { files: ['src/player/Player.tsx'] })
      const { element, render } = await mountRoot(<Player track="Wren" />)
      await act(async () => element.querySelector('button')?.click())
      expect(element.textContent).toBe('Pause Wren')
      await render(null)
      await render(<Player track="Wren" />)
      expect(element.textContent).toBe('Play Wren')
    },
  },
  'another argument meanwhile': {
    'a new track does not reach the store, and a key starts over': async () => {
      const { Player } = await codeOf(sub, { files: ['src/player/Player.tsx'] })
      const { element, render } = await mountRoot(<Player key="1" track="Wren" />)
      await render(<Player key="1" track="Owl" />)
      expect(element.textContent).toBe('Play Wren')
      await render(<Player key="2" track="Owl" />)
      expect(element.textContent).toBe('Play Owl')
    },
  },
  StrictMode: {
    'a click changes one widget': async () => {
      const { Dashboard } = await codeOf(sub, { files: ['src/Dashboard.tsx'] })
      const { element } = await mountRoot(
        <StrictMode>
          <Dashboard />
        </StrictMode>,
      )
      await act(async () => element.querySelectorAll('button')[1]?.click())
      expect(element.textContent).toBe('Play WrenPause RobinPlay Owl')
    },
  },
  'on a server': {
    'each renders its own track': async () => {
      const { Dashboard } = await codeOf(sub, { files: ['src/Dashboard.tsx'] })
      expect(renderToString(<Dashboard />).replace(/<[^>]+>/g, '|')).toBe(
        '||Play Wren||Play Robin||Play Owl||',
      )
    },
  },
})
