import { fireEvent } from '@testing-library/react'
import { act, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { deferHydration } from './deferred.tsx'
import { defineLazy } from './lazy.tsx'

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

const load = vi.fn(async () => ({ Counter }))
const defineCounter = () => deferHydration(defineLazy({ load, pick: (module) => module.Counter }))

let comeNear: () => void
let target: Element

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  load.mockReset()
  load.mockImplementation(async () => ({ Counter }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true, target }])
      }
      observe(element: Element) {
        target = element
      }
      unobserve() {}
      disconnect() {}
    },
  )
})

/** Hydrates the element from a document, in a browser that hasn't loaded its code. */
async function takeOver() {
  const Written = defineCounter()
  await Written.preload()
  load.mockClear()
  const container = document.createElement('main')
  container.innerHTML = renderToString(<Written name="Count" />)
  const Counter = defineCounter()
  const root = await act(() => hydrateRoot(container, <Counter name="Count" />))
  const button = container.querySelector('button') as HTMLButtonElement
  return { root, container, button }
}

it('leaves what the server has rendered alone until it comes near, then brings it to life', async () => {
  const { container, button } = await takeOver()
  expect(load).not.toHaveBeenCalled()
  await act(async () => button.click())
  expect(button.textContent).toBe('Count 0')

  await act(async () => comeNear())
  expect(load).toHaveBeenCalledOnce()
  expect(container.querySelector('button')).toBe(button)
  await act(async () => button.click())
  expect(button.textContent).toBe('Count 1')
})

it('comes to life by the Tab key too, which might jump over what it holds', async () => {
  const { container, button } = await takeOver()
  await act(async () => fireEvent.keyDown(document.body, { key: 'Tab' }))
  expect(load).toHaveBeenCalledOnce()
  await act(async () => button.click())
  expect(container.textContent).toBe('Count 1')
})

it('asks for nothing once its page is gone', async () => {
  const { root } = await takeOver()
  await act(async () => root.unmount())
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(load).not.toHaveBeenCalled()
})

it('stays as the server has rendered it when its code cannot be had', async () => {
  const { container } = await takeOver()
  load.mockRejectedValue(new TypeError('The file is out of reach.'))
  await act(async () => comeNear())
  expect(container.textContent).toBe('Count 0')
})

it('is rendered at once after preloading, as pages are that come by navigation', async () => {
  const Counting = defineCounter()
  await Counting.preload()
  const container = document.createElement('main')
  await act(() => createRoot(container).render(<Counting name="Count" />))
  expect(container.textContent).toBe('Count 0')
})
