import { act, type ReactNode } from 'react'
import type { Store } from 'redux'
import { expect, vi } from 'vitest'
import { nextTask } from '../../support/claims.ts'
import { mount } from '../../support/mount.tsx'

/** A component on a screen that a test looks at and clicks on. */
export async function screenOf(store: Store, node: ReactNode, isStrict = false) {
  const root = await mount(store, node, isStrict)
  const { element } = root
  const text = () => element.textContent
  const buttons = (label = '') =>
    [...element.querySelectorAll('button')].filter(({ textContent }) =>
      textContent?.startsWith(label),
    )
  return {
    ...root,
    text,
    /** Waits until the screen has this text. */
    shows: (expected: string) =>
      vi.waitFor(
        async () => {
          await act(nextTask)
          expect(text()).toBe(expected)
        },
        { timeout: 20_000, interval: 2 },
      ),
    /** Clicks the first button with a label, so often before React renders again. */
    click: (label = '', times = 1) =>
      act(async () => {
        for (let i = 0; i < times; i++) buttons(label)[0]?.click()
      }),
  }
}
