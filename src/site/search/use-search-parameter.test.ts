import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSearchParameter } from './use-search-parameter.ts'

it('renders with the value of the parameter', () => {
  history.replaceState(null, '', '/page')
  const { result } = renderHook(() => useSearchParameter('q'))
  expect(result.current[0]).toBe('')
  act(() => result.current[1]('a'))
  expect(result.current[0]).toBe('a')
  history.replaceState(null, '', '/page')
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(result.current[0]).toBe('')
})
