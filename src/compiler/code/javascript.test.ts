import { expect, test } from 'vitest'
import { toJavaScript } from './javascript.ts'

test('Types go; comments, blank lines and markers stay', async () => {
  const code = `import { configureStore, type Action } from '@reduxjs/toolkit'
import type { State } from './state'
import { type Other } from './other'

// Describes one tally
export interface Tally {
  count: number
}

/** Starts at zero. */
const initialState = { count: 0 } satisfies Tally as Tally

// highlight-start
export function add(
  state: Tally,
  amount?: number, // one by default
): Tally {
  // highlight-next-line
  return { ...state, count: state!.count + (amount ?? 1) }
}
// highlight-end

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
useAppDispatch.name
// => 'useDispatch'
type Step = 1 | 5 // in one action
export type { State }`
  expect(await toJavaScript(code, 'ts')).toMatchInlineSnapshot(`
    "import { configureStore } from '@reduxjs/toolkit'

    /** Starts at zero. */
    const initialState = { count: 0 }

    // highlight-start
    export function add(
      state,
      amount, // one by default
    ) {
      // highlight-next-line
      return { ...state, count: state.count + (amount ?? 1) }
    }
    // highlight-end

    export const useAppDispatch = useDispatch.withTypes()
    useAppDispatch.name
    // => 'useDispatch'"
  `)
})

test('JSX stays as it is, and lines are at most 80 columns wide', async () => {
  const code = `export const List = <Item,>({ items, title, onSelect }: { items: Item[]; title: string; onSelect: (item: Item) => void }) => (
  <ul>
    {/* highlight-next-line */}
    {items.map((item: Item) => <Row<Item> key={String(item)} item={item as Item} />)}
  </ul>
)`
  expect(await toJavaScript(code, 'tsx')).toMatchInlineSnapshot(`
    "export const List = ({ items, title, onSelect }) => (
      <ul>
        {/* highlight-next-line */}
        {items.map((item) => (
          <Row key={String(item)} item={item} />
        ))}
      </ul>
    )"
  `)
})

test('A marker of the next line goes with the line', async () => {
  const code = `// highlight-next-line
import type { A } from 'a'
import { b } from 'b'`
  expect(await toJavaScript(code, 'ts')).toBe("import { b } from 'b'")
})

test.each([
  {
    name: 'no empty line begins the sample',
    code: ['// add-start', 'type A = 1', '// add-end', '', 'const b = 2'],
    shown: ['// add-start', '// add-end', 'const b = 2'],
  },
  {
    name: 'nor a range that goes on',
    code: [
      '// add-start',
      'interface A {',
      '  // one',
      '  b: 1',
      '}',
      '',
      'const b = 2',
      '// add-end',
    ],
    shown: ['// add-start', 'const b = 2', '// add-end'],
  },
  {
    name: 'nor a block',
    code: ['function f() {', '  // add-start', '  type A = 1', '  // add-end', '', '  g()', '}'],
    shown: ['function f() {', '  // add-start', '  // add-end', '  g()', '}'],
  },
  {
    name: 'no two empty lines follow one another',
    code: ['a()', '', '// add-start', 'type A = 1', '', 'b()', '// add-end', '', 'c()'],
    shown: ['a()', '', '// add-start', 'b()', '// add-end', '', 'c()'],
  },
  {
    name: 'what the type stood between stays apart',
    code: ['a()', '// add-start', 'type A = 1', '// add-end', '', 'b()'],
    shown: ['a()', '// add-start', '// add-end', '', 'b()'],
  },
])('Where a marked type was, $name', async ({ code, shown }) => {
  expect(await toJavaScript(code.join('\n'), 'ts')).toBe(shown.join('\n'))
})

test('Lines that a change removes stay beside those it adds', async () => {
  const code = `// remove-next-line
export const store: Store = createStore(reducer)
// add-next-line
export const store: Store = configureStore({ reducer })`
  expect(await toJavaScript(code, 'ts')).toBe(code.replaceAll(': Store', ''))
})

test.each([
  ['const a = 1\nenum Status { idle }', 2, /enum/],
  ['class A { constructor(private a: string) {} }', 1, /parameter property/],
  ['const a: = 1', 1, /Unexpected token/],
])('Code that is more than JavaScript with types is refused: %s', async (code, line, message) => {
  await expect(toJavaScript(code, 'ts')).rejects.toMatchObject({
    line,
    message: expect.stringMatching(message),
  })
})

test('Code without types stays as it is written', async () => {
  const code = `<Route
  path="/" element={<Journal />}
/>`

  expect(await toJavaScript(code, 'tsx')).toBe(code)
})

test.each([
  ['in front of a value', `const a: T = ${'!'.repeat(19_000)}b`],
  ['in a chain', `const a: T = b${'.c()'.repeat(4_900)}`],
])('Code nested without end %s is refused, and the next is made as ever', async (_where, code) => {
  await expect(toJavaScript(code, 'ts')).rejects.toMatchObject({
    line: 1,
    message: expect.stringMatching(/nested too deeply/),
  })
  for (let number = 0; number < 20; number++) {
    const next = `const a${number}: string = 'a'\n`
    expect(await toJavaScript(next, 'ts')).toBe(next.replace(': string', '').trimEnd())
  }
})

test.each([
  {
    name: 'a line that begins with an asterisk',
    code: ['const cells = rows', '  * columns', 'type Size = number'],
    shown: ['const cells = rows * columns'],
  },
  {
    name: 'a generator above a field that is only declared',
    code: [
      'class Box {',
      '  *items() {',
      '    yield 1',
      '  }',
      '  declare size: number',
      '  open() {}',
      '}',
    ],
    shown: ['class Box {', '  *items() {', '    yield 1', '  }', '  open() {}', '}'],
  },
  {
    name: 'an array below a type',
    code: ['const list = items', 'interface Item { id: number }', '[1, 2].forEach(log)'],
    shown: ['const list = items', ';[1, 2].forEach(log)'],
  },
  {
    name: 'a bracket below a type',
    code: ['const list = items', 'interface Item { id: number }', '(window as any).x = 1'],
    shown: ['const list = items', 'window.x = 1'],
  },
  {
    name: 'a template that has imports and exports of nothing',
    code: ['const code: string = `', "import { } from 'x'", 'export {}', '`'],
    shown: ['const code = `', "import { } from 'x'", 'export {}', '`'],
  },
  {
    name: 'a template that ends like a comment in front of a type',
    code: ['const text = `', '// end` as string', 'b()'],
    shown: ['const text = `', '// end`', 'b()'],
  },
  {
    name: 'an import of nothing',
    code: ["import {} from 'a'", 'let b: C'],
    shown: ["import {} from 'a'", 'let b'],
  },
  {
    name: 'an assertion in front of a bracket that stands alone',
    code: ['const a =', '  <B>', '  c()', 'd()'],
    shown: ['const a = c()', 'd()'],
  },
  {
    name: 'a comment with an example above a type, as a whole',
    code: ['a()', '/**', ' * f() // => 3', ' */', 'type B = C', 'd()'],
    shown: ['a()', 'd()'],
  },
  {
    name: 'a comment that ends below a type',
    code: ['a()', 'type B = C /* d', 'e */', 'f() /* g', 'h */', 'type I = J', 'k()'],
    shown: ['a()', 'f() /* g', 'h */', 'k()'],
  },
])('P28 $name is as it was without types', async ({ code, shown }) => {
  expect(await toJavaScript(code.join('\n'), 'ts')).toBe(shown.join('\n'))
})
