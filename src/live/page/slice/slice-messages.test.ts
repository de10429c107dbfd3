import { expect, it } from 'vitest'
import { readSliceMessage } from './slice-messages.ts'

it('takes nothing but short texts and short payloads from a frame', () => {
  const long = 'x'.repeat(10_000)
  const { creators, history } = readSliceMessage({
    creators: [{ name: long, hasPayload: 1 }, null, 'nonsense'],
    history: [
      {
        sent: ['added', { text: long }],
        type: { toString: () => 'evil' },
        action: long,
        state: [[long, 1], 'ab', null],
        error: null,
      },
    ],
  })
  expect(creators).toEqual([{ name: 'x'.repeat(400), hasPayload: false }])
  expect(history).toEqual([
    {
      sent: ['added'],
      type: '',
      action: 'x'.repeat(400),
      state: [['x'.repeat(400), '']],
      error: '',
    },
  ])
})

it.each([null, undefined, 'text', 7, [], { creators: {}, history: {} }])(
  'reads %j as nothing',
  (content) => {
    expect(readSliceMessage(content)).toEqual({ creators: null, history: [] })
  },
)

it('reads no more than a page can show', () => {
  const { history } = readSliceMessage({
    history: Array.from({ length: 600 }, () => ({
      sent: null,
      state: Array.from({ length: 50 }, () => ['key', '1']),
    })),
  })
  expect(history).toHaveLength(500)
  expect(history[0]?.state).toHaveLength(20)
})
