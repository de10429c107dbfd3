// @vitest-environment happy-dom
/** State that survives a reload, in the browser and where a server renders the page. */

import { act, type ReactElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, vi } from 'vitest'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})

const store = 'usage/configuring-your-store'

const saver = () =>
  codeOf(store, {
    files: [
      'src/app/saved.ts',
      'src/features/filters/filtersSlice.ts',
      'src/features/tickets/ticketsSlice.ts',
    ],
    declarations: { 'saving-state': ['makeStore'] },
    until: 'saving-state',
  })

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

recipe(`${store}#saving-state`, 'saving a slice with a listener', {
  twice: {
    'the last change is what the next visit starts with': async () => {
      const { makeStore, statusChanged } = await saver()
      const today = makeStore()
      today.dispatch(statusChanged('waiting'))
      today.dispatch(statusChanged('all'))
      expect(makeStore().getState().filters).toEqual({ status: 'all' })
    },
    'other changes are not saved': async () => {
      const { makeStore, ticketAdded } = await saver()
      makeStore().dispatch(ticketAdded('Ramen'))
      expect(localStorage).toHaveLength(0)
    },
  },
  'on a server': {
    'without window, the store starts with its initial state': async () => {
      const { makeStore } = await saver()
      vi.stubGlobal('window', undefined)
      expect(makeStore().getState().filters).toEqual({ status: 'all' })
    },
  },
  'malformed answer': Object.fromEntries(
    ['', '{', 'null', '5', '"x"', '[]', '{}', '{"filters":null}', '{"filters":{"status":7}}'].map(
      (text) => [
        `${text || 'nothing'} in storage is left alone`,
        async () => {
          localStorage.setItem('the-pass', text)
          const { makeStore } = await saver()
          expect(makeStore().getState()).toEqual({ tickets: [], filters: { status: 'all' } })
        },
      ],
    ),
  ),
  'failure, success, retry': {
    'blocked storage is read as empty, and dispatching goes on': async () => {
      vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { makeStore, statusChanged } = await saver()
      const today = makeStore()
      today.dispatch(statusChanged('waiting'))
      await Promise.resolve()
      expect(today.getState().filters).toEqual({ status: 'waiting' })
      expect(error.mock.calls[0]?.[0]).toBe('listenerMiddleware/error')
      vi.unstubAllGlobals()
      today.dispatch(statusChanged('all'))
      expect(makeStore().getState().filters).toEqual({ status: 'all' })
    },
  },
})

const initializing = 'usage/structuring-reducers/initializing-state'

recipe(`${initializing}#load-saved-state`, 'loading a saved slice', {
  'malformed answer': {
    'what is not usable gives the initial state, and blocked storage does, too': async () => {
      const { makeStore, savedPlayer } = await codeOf(initializing, {
        files: ['src/saved.ts'],
        declarations: { 'load-saved-state': ['makeStore'] },
      })
      for (const text of ['null', '5', '[]', '{"version":2}', '{"version":2,"volume":"3"}', '{']) {
        expect(savedPlayer(text)).toBeUndefined()
        localStorage.setItem('player', text)
        expect(makeStore().getState().player).toEqual({ volume: 7, muted: false })
      }
      vi.stubGlobal('localStorage', { getItem: blocked })
      expect(makeStore().getState().player).toEqual({ volume: 7, muted: false })
    },
    'text of this version is merged with the initial state': async () => {
      const { makeStore } = await codeOf(initializing, {
        declarations: { 'load-saved-state': ['makeStore'] },
      })
      localStorage.setItem('player', '{"version":2,"volume":3}')
      expect(makeStore().getState().player).toEqual({ volume: 3, muted: false })
    },
  },
})

const server = 'usage/server-rendering'

recipe(`${server}#differences`, 'hydrating with saved state', {
  'on a server': {
    'the first render matches, and the saved step follows': async () => {
      const { render } = await codeOf(server, { files: ['src/server/render.tsx'] })
      document.body.innerHTML = bodyOf(await render(new URL('http://localhost/')))
      localStorage.setItem('step', '5')
      const error = vi.spyOn(console, 'error')
      await act(() => codeOf(server, { files: ['src/savedClient.tsx'] }))
      expect(document.querySelector('button')?.textContent).toBe('12, add 5')
      expect(error).not.toHaveBeenCalled()
    },
  },
  'malformed answer': {
    'without a saved step, the step is 1': async () => {
      const { render } = await codeOf(server, { files: ['src/server/render.tsx'] })
      document.body.innerHTML = bodyOf(await render(new URL('http://localhost/')))
      localStorage.setItem('step', 'many')
      await act(() => codeOf(server, { files: ['src/savedClient.tsx'] }))
      expect(document.querySelector('button')?.textContent).toBe('12, add 1')
    },
  },
})

const next = 'usage/nextjs'
const saved = { items: ['Mug'] }

const shop = (provider: 'StoreProvider' | 'SavedStoreProvider') =>
  codeOf(next, {
    files: [`app/shop/${provider}.tsx`, 'lib/hooks.ts', 'lib/cart/cartSlice.ts'],
  }).then(({ [provider]: Shop, useAppSelector }) => {
    const Items = () => useAppSelector(({ cart }: { cart: typeof saved }) => cart.items).join(', ')
    return (
      <Shop cart={saved}>
        <Items />
      </Shop>
    )
  })

recipe(`${next}#local-storage`, 'a cart in localStorage', {
  'on a server': {
    'the server renders its own cart, and the browser hydrates with that, then shows the saved one':
      async () => {
        const app = await shop('SavedStoreProvider')
        const html = withoutWindow(() => renderToString(app))
        expect(html).toBe('Mug')
        localStorage.setItem('cart', '{"items":["Lamp","Pen"]}')
        expect(await hydrated(html, app)).toEqual({ texts: ['Mug', 'Lamp, Pen'], errors: [] })
      },
    'without a saved cart, nothing changes': async () => {
      const app = await shop('SavedStoreProvider')
      const html = withoutWindow(() => renderToString(app))
      expect(await hydrated(html, app)).toEqual({ texts: ['Mug'], errors: [] })
    },
  },
  StrictMode: {
    'the saved cart is shown after hydration': async () => {
      const app = <StrictMode>{await shop('SavedStoreProvider')}</StrictMode>
      const html = withoutWindow(() => renderToString(app))
      localStorage.setItem('cart', '{"items":["Lamp"]}')
      expect(await hydrated(html, app)).toEqual({ texts: ['Mug', 'Lamp'], errors: [] })
    },
  },
  'malformed answer': {
    'what is no cart is left alone': async () => {
      const app = await shop('SavedStoreProvider')
      for (const text of ['{', 'null', '5', '{"items":7}', '{}']) {
        localStorage.setItem('cart', text)
        expect(renderToString(app)).toBe('Mug')
      }
    },
  },
})

/** Without the script, which isn't there. */
const bodyOf = (html: string) => /<body>(.*)<script type="module"/s.exec(html)?.[1] ?? ''

function withoutWindow<Result>(code: () => Result): Result {
  vi.stubGlobal('window', undefined)
  try {
    return code()
  } finally {
    vi.unstubAllGlobals()
  }
}

/** What the page showed while it hydrated, and the errors that React recovered from. */
async function hydrated(html: string, app: ReactElement) {
  const root = document.createElement('div')
  root.innerHTML = html
  const texts = [root.textContent]
  const errors: string[] = []
  const observer = new MutationObserver(() => texts.push(root.textContent))
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  await act(async () => {
    hydrateRoot(root, app, { onRecoverableError: (error) => errors.push(String(error)) })
  })
  return { texts: [...new Set(texts)], errors }
}
