import { describe, expect, test } from 'vitest'
import { readErrorCodes } from './error-codes.ts'

const core = readErrorCodes(process.cwd(), 'core')
const toolkit = readErrorCodes(process.cwd(), 'toolkit')
const messageOf = ({ codes }: typeof core, number: number) =>
  codes.find(({ code }) => code === number)?.message

describe('numbered messages of the installed packages', () => {
  test('none is missing', () => {
    expect(core.codes.map(({ code }) => code)).toEqual([...Array(18).keys()])
    expect(toolkit.codes.map(({ code }) => code)).toEqual(
      [...Array(44).keys()].filter((code) => code !== 10),
    )
  })

  test('a value that is put in at run time stands as a label', () => {
    expect(messageOf(core, 2)).toBe(
      "Expected the root reducer to be a function. Instead, received: '‹kind of value›'",
    )
    expect(messageOf(core, 14)).toContain('When called with an action of type "‹action type›"')
    expect(messageOf(toolkit, 23)).toBe(
      'listenerMiddleware: getOriginalState can only be called synchronously',
    )
  })

  test('checks of development builds are told from errors of production builds', () => {
    expect(core.codes.every(({ isInProduction }) => isInProduction)).toBe(true)
    const live = toolkit.codes.filter(({ isInProduction }) => isInProduction)
    expect(live.map(({ code }) => code)).toEqual([
      0, 1, 9, 11, 12, 13, 17, 18, 21, 22, 23, 24, 25, 28, 29, 32, 33, 35, 38, 39,
    ])
  })

  test('the packages throw what is said of them', async () => {
    const { createStore } = await import('redux')
    // @ts-expect-error A store needs a reducer.
    expect(() => createStore(undefined)).toThrow(
      messageOf(core, 2)?.replace('‹kind of value›', 'undefined'),
    )
  })
})
