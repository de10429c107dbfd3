import { type ReactNode, act as reactAct } from 'react'
import type { Store } from 'redux'
import { expect, onTestFinished } from 'vitest'
import { nextTask } from '../../support/claims.ts'
import { mount } from '../../support/mount.tsx'
import { eventually } from './eventually.ts'

/** Only while a test acts does React expect to be told of updates: responses and timers update components between. */
async function acting<T>(step: () => Promise<T>): Promise<T> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  try {
    return await step()
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  }
}

/** React's `act`, for tests in which components also update by themselves. */
export const act = (step: () => unknown): Promise<void> =>
  acting(async () => {
    await reactAct(async () => {
      await step()
    })
  })

/** A component on a screen that a test looks at and clicks on, until the test ends. */
export async function screenOf(store: Store, node: ReactNode, isStrict = false) {
  const { element, errors, ...root } = await acting(() => mount(store, node, isStrict))
  const unmount = () => acting(root.unmount)
  onTestFinished(unmount)
  const text = () => element.textContent
  const buttons = (label: string) =>
    [...element.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.startsWith(label),
    )
  return {
    element,
    errors,
    unmount,
    render: (next: ReactNode) => acting(() => root.render(next)),
    text,
    /** Waits until the screen has this text. */
    shows: (expected: string) =>
      eventually(async () => {
        await act(nextTask)
        expect(text()).toBe(expected)
      }),
    /** Clicks the first button with a label, so often before React renders again. */
    click: (label = '', times = 1) =>
      act(() => {
        for (let i = 0; i < times; i++) buttons(label)[0]?.click()
      }),
  }
}
