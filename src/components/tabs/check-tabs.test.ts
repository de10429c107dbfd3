import { expect, it } from 'vitest'
import { checkTabs } from './check-tabs.ts'

const tab = (value: string) => ({ value, label: value.toUpperCase() })
const panel = (value: string) => ({ component: 'tab-panel', props: { value }, blocks: [value] })

it('gives the content of each tab, whatever order the panels are in', () => {
  expect(checkTabs([tab('a'), tab('b')], [panel('b'), panel('a')])).toEqual({ a: ['a'], b: ['b'] })
})

it.each([
  ['a tab without a value', [tab('a'), tab('')], [panel('a')], 'Tab 2 of 2 has no value.'],
  ['two tabs of one value', [tab('a'), tab('a')], [panel('a')], 'Two tabs have the value "a".'],
  ['a tab without a panel', [tab('a'), tab('b')], [panel('a')], 'The tab "b" has no panel.'],
  [
    'a panel without a tab',
    [tab('a'), tab('b')],
    [panel('a'), panel('c')],
    'No tab has the value "c". Expected one of: a, b.',
  ],
  [
    'two panels of one value',
    [tab('a')],
    [panel('a'), panel('a')],
    'Two tab panels have the value "a".',
  ],
  [
    'another component',
    [tab('a')],
    [{ component: 'callout', props: {} }],
    'Expected only tab panels inside tabs, found the component "callout".',
  ],
  ['loose text', [tab('a')], ['<p>a</p>'], 'Expected only tab panels inside tabs, found text.'],
])('L8 refuses %s', (_, tabs, blocks, message) => {
  expect(() => checkTabs(tabs, blocks)).toThrow(message)
})
