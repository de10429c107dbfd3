/** What pages say of the options that a store gives to the DevTools. */
import { configureStore } from '@reduxjs/toolkit'
import { compose } from 'redux'
import { expect, vi } from 'vitest'
import { claims, inProduction } from '../support/claims.ts'

// Redux Toolkit looks for the extension when it's loaded, which is before the first line below.
const extension = vi.hoisted(() => {
  const found: { options: unknown[]; compose?: unknown } = { options: [] }
  const __REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options: unknown) => {
    found.options.push(options)
    return found.compose
  }
  Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__ } })
  return found
})
extension.compose = compose

const optionsOf = (devTools: boolean | object) => {
  configureStore({ reducer: () => 0, devTools })
  return extension.options.at(-1)
}

claims('redux-toolkit/api/devtools-options#options', {
  'trace is the only default that configureStore sets: true, and false in production': async () => {
    expect(optionsOf(true)).toEqual({ trace: true })
    expect(await inProduction(() => optionsOf(true))).toEqual({ trace: false })
  },
  'the trace that you set wins in every build': async () => {
    expect(optionsOf({ trace: false })).toEqual({ trace: false })
    expect(await inProduction(() => optionsOf({ trace: true }))).toEqual({ trace: true })
  },
})

claims('usage/configuring-your-store#what-configurestore-adds', {
  'an options object leaves the DevTools on in production, and only false turns them off':
    async () => {
      const isOn = (devTools: boolean | object) => {
        extension.options.length = 0
        return inProduction(() => optionsOf(devTools) !== undefined)
      }
      expect(await isOn({ name: 'birds' })).toBe(true)
      expect(await isOn(true)).toBe(true)
      expect(await isOn(false)).toBe(false)
    },
})
