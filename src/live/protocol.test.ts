import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxMessageLength, maxTextLength, readMessage, readReport } from './protocol.ts'

test('A report comes out as it went in', () => {
  const reports = [
    { type: 'ready' },
    { type: 'value', line: 3, text: '1', expected: null },
    { type: 'value', line: 3, text: '1', expected: '2' },
    { type: 'print', line: 3, level: 'warn', text: 'a', stated: { line: 4, isSame: true } },
    { type: 'print', line: 3, level: 'log', text: 'a', stated: null },
    { type: 'error', line: 3, file: 'a.ts', text: 'Error: No' },
    { type: 'end', ms: 12 },
    { type: 'size', height: 120 },
    { type: 'recording', hasStore: true },
    { type: 'inspection', content: { stores: ['a'] } },
  ]
  for (const report of reports) expect(readMessage(JSON.stringify(report))).toEqual(report)
})

test('A message that is no JSON, too long, or no text is nothing', () => {
  const end = { type: 'end', ms: 1 }
  expect(readMessage(end)).toBeNull()
  expect(readMessage(JSON.stringify(end).slice(1))).toBeNull()
  expect(readMessage(JSON.stringify(end).padEnd(maxMessageLength))).toEqual(end)
  expect(readMessage(JSON.stringify(end).padEnd(maxMessageLength + 1))).toBeNull()
})

test('Whatever else a frame says becomes short text and small numbers, or nothing', () => {
  const keys = [
    'type',
    'line',
    'text',
    'file',
    'level',
    'expected',
    'stated',
    'ms',
    'height',
    'more',
  ]
  const value = fc.oneof(
    fc.constantFrom('value', 'print', 'error', 'end', 'ready', 'size', null, true, -1, Number.NaN),
    fc.string({ maxLength: maxTextLength + 10, size: 'max' }),
    fc.double(),
    fc.object(),
  )
  const forged = fc.array(fc.tuple(fc.constantFrom(...keys), value)).map(Object.fromEntries)
  fc.assert(
    fc.property(fc.oneof(forged, fc.anything()), (data) => {
      const report = readReport(data)
      // The code that shows the content reads it.
      if (report === null || report.type === 'inspection') return
      for (const part of Object.values(report)) {
        if (typeof part === 'string') expect(part.length).toBeLessThanOrEqual(maxTextLength)
        else if (typeof part === 'number') expect(part >= 0 && part < 1e6, `${part}`).toBe(true)
        else if (part !== null) expect(Object.keys(part)).toEqual(['line', 'isSame'])
      }
      expect(Object.getPrototypeOf(report)).toBe(Object.prototype)
    }),
    { seed: 27, numRuns: 2000 },
  )
})
