import { expect, it } from 'vitest'
import { reducerCode } from './reducer-code.ts'

const slice = (reducers: string) =>
  `const slice = createSlice({\n  name: 'added',\n  initialState: { added: 0 },\n  reducers: {\n${reducers}\n  },\n})`

it('finds a case reducer by its name, as it is written', () => {
  const code = slice(
    '    added(state) {\n      state.count += state.step\n    },\n    set: (state, action) => ({ ...state, [action.payload]: 1 }),\n    last(state) {}',
  )
  expect(reducerCode(code, 'added')).toBe('added(state) {\n  state.count += state.step\n}')
  expect(reducerCode(code, 'set')).toBe(
    'set: (state, action) => ({ ...state, [action.payload]: 1 })',
  )
  expect(reducerCode(code, 'last')).toBe('last(state) {}')
  expect(reducerCode(code, 'other')).toBe('')
})

it('leaves out the type of the action', () => {
  const code = slice('    set(state, action: PayloadAction<{ id: string }>) {\n    },')
  expect(reducerCode(code, 'set')).toBe('set(state, action) {\n}')
})

it('takes no bracket for one that stands in a text or a comment', () => {
  const code = slice(
    '    set(state) {\n      // }\n      state.text = \'}\' + "}" + `}` /* } */\n    },',
  )
  expect(reducerCode(code, 'set')).toContain('/* } */\n}')
})

it('shows as much as there is room for, and whatever there is of unfinished code', () => {
  const code = slice(`    set(state) {\n${'      state.a = 1\n'.repeat(20)}    },`)
  expect(reducerCode(code, 'set').split('\n')).toHaveLength(8)
  expect(reducerCode('reducers: { set(state) { ', 'set')).toBe('set(state) {')
})
