import { expect, it } from 'vitest'
import { readTold } from './told.ts'

it('takes nothing but short texts and short payloads from a frame', () => {
  const long = 'x'.repeat(10_000)
  const { offered, moments } = readTold({
    offered: [{ name: long, hasPayload: 1 }, null, 'nonsense'],
    moments: [
      {
        sent: ['added', { text: long }],
        type: { toString: () => 'evil' },
        action: long,
        state: [[long, 1], 'ab', null],
        error: null,
      },
    ],
  })
  expect(offered).toEqual([{ name: 'x'.repeat(400), hasPayload: false }])
  expect(moments).toEqual([
    {
      sent: ['added'],
      type: '',
      action: 'x'.repeat(400),
      state: [['x'.repeat(400), '']],
      error: '',
    },
  ])
})

it.each([null, undefined, 'text', 7, [], { offered: {}, moments: {} }])(
  'reads %j as nothing',
  (content) => {
    expect(readTold(content)).toEqual({ offered: null, moments: [] })
  },
)

it('reads no more than a page can show', () => {
  const { moments } = readTold({
    moments: Array.from({ length: 600 }, () => ({
      sent: null,
      state: Array.from({ length: 50 }, () => ['key', '1']),
    })),
  })
  expect(moments).toHaveLength(500)
  expect(moments[0]?.state).toHaveLength(20)
})
