import { beforeEach, expect, it, vi } from 'vitest'
import {
  followSearchParameters,
  readSearchParameter,
  replaceSearchParameter,
} from './search-parameter.ts'

beforeEach(() => history.replaceState(null, '', '/page?other=1#part'))

function goTo(address: string) {
  history.replaceState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

it('replaces one parameter and keeps the rest of the address', () => {
  const { length } = history
  replaceSearchParameter('q', 'a b')
  expect(location.search + location.hash).toBe('?other=1&q=a+b#part')
  expect(readSearchParameter('q')).toBe('a b')
  replaceSearchParameter('q', '')
  expect(location.search + location.hash).toBe('?other=1#part')
  expect(readSearchParameter('q')).toBe('')
  expect(history.length).toBe(length)
})

it('follows replacements and Back, and not fragments or the address of another page', () => {
  const onChange = vi.fn()
  const stop = followSearchParameters(onChange)
  replaceSearchParameter('q', 'a')
  expect(onChange).toHaveBeenCalledTimes(1)
  goTo('/page?q=b')
  expect(onChange).toHaveBeenCalledTimes(2)
  goTo('/page?q=b#other')
  goTo('/next?q=c')
  stop()
  goTo('/page?q=d')
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('follows also when the path is spelled otherwise meanwhile', () => {
  history.replaceState(null, '', '/Page/')
  const onChange = vi.fn()
  const stop = followSearchParameters(onChange)
  goTo('/page')
  expect(onChange).not.toHaveBeenCalled()
  goTo('/page?q=a')
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})
