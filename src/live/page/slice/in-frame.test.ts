import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { beforeEach, expect, it, vi } from 'vitest'
import { drive } from './in-frame.ts'
import { readSliceMessage, type SliceMessage } from './slice-messages.ts'

type Follow = (_: unknown, say: (content: unknown) => void) => (ask: { text: string }) => void

/** Starts a slice like the frame does, and reads its messages like a page does. */
function start(slice: unknown) {
  drive('tallySlice', slice, (reducer) => configureStore({ reducer: reducer as () => unknown }))
  const told: SliceMessage[] = []
  const ask = (globalThis as unknown as { followSlice: Follow }).followSlice(null, (content) =>
    told.push(readSliceMessage(structuredClone(content))),
  )
  return { told, send: (...list: unknown[][]) => ask({ text: JSON.stringify(list) }) }
}

const tally = createSlice({
  name: 'tally',
  initialState: { count: 0, tags: ['a'], at: Number.NaN },
  reducers: {
    added(state) {
      state.count += 1
    },
    set(state, action: PayloadAction<number>) {
      state.count = action.payload
    },
    refused() {
      throw new RangeError('Enough')
    },
  },
})

const reported = vi.fn()
beforeEach(() => {
  reported.mockClear()
  vi.stubGlobal('reportError', reported)
})

it('says what the slice offers, and its initial state as code', () => {
  const { told } = start(tally)
  expect(told).toEqual([
    {
      creators: [
        { name: 'added', hasPayload: false },
        { name: 'set', hasPayload: true },
        { name: 'refused', hasPayload: false },
      ],
      history: [
        {
          sent: null,
          type: '',
          action: '',
          state: [
            ['count', '0'],
            ['tags', "['a']"],
            ['at', 'NaN'],
          ],
          error: '',
        },
      ],
    },
  ])
})

it('plays actions by the names of their creators, many in their order', async () => {
  const { told, send } = start(tally)
  send(...Array.from({ length: 25 }, () => ['added']), ['set', 7])
  send(['added'])
  await expect.poll(() => told).toHaveLength(3)
  expect(told[1]?.history).toHaveLength(26)
  expect(told[1]?.history.at(-1)).toMatchObject({
    sent: ['set', 7],
    type: 'tally/set',
    action: "{\n  type: 'tally/set',\n  payload: 7\n}",
  })
  expect(told[2]?.history[0]?.state[0]).toEqual(['count', '8'])
})

it('stops at an error, which the frame is told without places that readers can’t see', async () => {
  const { told, send } = start(tally)
  send(['added'], ['refused'], ['added'])
  await expect.poll(() => told).toHaveLength(2)
  expect(told[1]?.history.map(({ error }) => error)).toEqual(['', 'RangeError: Enough'])
  const [[error]] = reported.mock.calls as [[Error]]
  expect(error.message).toBe('Enough')
  expect(error.stack).not.toContain('in-frame.ts')
})

it('refuses what is no slice, by the name that its file has to declare', () => {
  expect(() => start(undefined)).toThrow('the reducer of `tallySlice`. Keep that name.')
})

it('shows a state of any kind', () => {
  const { told } = start(createSlice({ name: 'n', initialState: 3, reducers: {} }))
  expect(told[0]).toMatchObject({ creators: [], history: [{ state: [['', '3']] }] })
})
