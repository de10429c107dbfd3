import { expect, test } from 'vitest'
import { checkSamples } from './check-samples.ts'
import { diagnosticsIn, pageOf } from './test-page.test-support.ts'

// The compiler and a worker thread start in each test, which takes long when the machine is busy.

const fence = (options: string, ...lines: string[]) =>
  [`\`\`\`${options}`, ...lines, '```', ''].join('\n')

test('A sample with a type error is refused with its line and the compiler’s words', async () => {
  const body = fence(
    'ts',
    "import { nanoid } from '@reduxjs/toolkit'",
    'const id: number = nanoid()',
  )
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:8 error
      TS2322: Type 'string' is not assignable to type 'number'.

    1 error in 1 file
    "
  `)
})

test('Types are strict, also in hidden set-up', async () => {
  const body = fence(
    'tsx',
    'const say = (word) => word',
    '// ---cut---',
    "export const a = say('a')",
  )
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:7 error
      TS7006: Parameter 'word' implicitly has an 'any' type.

    1 error in 1 file
    "
  `)
})

test('A type that is imported as a value is refused: no bundler could leave it out', async () => {
  const body = fence(
    'ts',
    "import { PayloadAction } from '@reduxjs/toolkit'",
    'export type A = PayloadAction',
  )
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:7 error
      TS1484: 'PayloadAction' is a type and must be imported using a type-only import when 'verbatimModuleSyntax' is enabled.

    1 error in 1 file
    "
  `)
})

test('A sample that uses another file of the page wrongly is refused', async () => {
  const body =
    fence('ts title="src/ids.ts"', 'export const id: string = "a"') +
    fence('ts', "import { id } from './src/ids'", 'id.toFixed()', "import './src/idz'")
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:11 error
      TS2551: Property 'toFixed' does not exist on type 'string'. Did you mean 'fixed'?
    page.md:12 error
      TS2882: Cannot find module or type declarations for side-effect import of './src/idz'.

    2 errors in 1 file
    "
  `)
})

test('A sample sees the files as they are at its place on the page', async () => {
  const body =
    fence('ts title="src/id.ts"', 'export const id = "a"') +
    fence('ts', "import { next } from './src/id'", 'next.trim()') +
    fence('ts title="src/id.ts"', 'export const id = "a"', 'export const next = "b"') +
    fence('ts', "import { next } from './src/id'", 'next.trim()')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:10 error
      TS2305: Module '"./src/id"' has no exported member 'next'.

    1 error in 1 file
    "
  `)
})

test('What one sample declares for other modules is not seen by other samples', async () => {
  const body =
    fence('ts', 'declare global { interface Window { tally: number } }', 'window.tally = 1') +
    fence('ts', 'window.tally = 2')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:11 error
      TS2339: Property 'tally' does not exist on type 'Window & typeof globalThis'.

    1 error in 1 file
    "
  `)
})

test('Lines that a change removes are not checked', async () => {
  const removed = ['// remove-next-line', "export const a: number = 'a'"]
  const added = ['// add-start', "export const a: string = 'a'", '// add-end']
  expect(await diagnosticsIn(fence('ts', ...removed, ...added))).toBe('')
  expect(await diagnosticsIn(fence('ts', ...added, ...added))).toContain('TS2451')
})

test('Names of one sample are unknown in the next, with or without imports', async () => {
  const body = fence('ts', 'const id = 1') + fence('ts', 'const id = 2') + fence('ts', 'id')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:13 error
      TS2304: Cannot find name 'id'.

    1 error in 1 file
    "
  `)
})

test('An announced error that does not appear is reported', async () => {
  const body =
    fence('ts errors=2345', 'const count: number = 1') +
    fence('ts errors=2345', "const count: number = 'one'")
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:6 error
      The sample announces error TS2345, which does not appear.
      Found no error at all: mend the sample or drop the option.
    page.md:9 error
      The sample announces error TS2345, which does not appear.
      Found: TS2322.
    page.md:10 error
      TS2322: Type 'string' is not assignable to type 'number'.
      Expected only TS2345.

    3 errors in 1 file
    "
  `)
})

test('An announced error must be in the lines that are marked', async () => {
  const body = fence(
    'ts errors=2322',
    'const right: number = 1 // error: not here',
    "const wrong: number = 'one'",
    'const other: number = null',
    '//    ^^^^^ error',
  )
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:7 error
      The line is marked as an error and has none.
      Found in line 8, 9: move the comment there.
    page.md:8 error
      TS2322 is expected, but not in this line: Type 'string' is not assignable to type 'number'.
      Mark this line too, with \`// error: …\` at its end.

    2 errors in 1 file
    "
  `)
})

test('@ts-expect-error without an error is reported', async () => {
  const body = fence('ts', '// @ts-expect-error', 'const count: number = 1')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:7 error
      TS2578: Unused '@ts-expect-error' directive.

    1 error in 1 file
    "
  `)
})

test('Options that contradict each other or the language are refused', async () => {
  const body =
    fence('json run errors=2345', '{}') + fence('ts run nocheck="old"', 'export const a = 1')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:6 error
      \`run\` stands on a sample in json.
      Expected ts, tsx, js or jsx.
    page.md:6 error
      \`errors\` stands on a sample in json.
      Expected ts or tsx.
    page.md:9 error
      \`run\` has no effect beside \`nocheck\`.
      Leave out \`run\` or \`nocheck\`.

    3 errors in 1 file
    "
  `)
})

test('A whole file of an example can be imported by the samples of its page', async () => {
  const title = 'title="src/features/tally/tallySlice.ts"'
  const body =
    fence(`ts ${title} file=examples/tally/part-1/src/features/tally/tallySlice.ts`) +
    fence('ts', "import { stepChanged } from './src/features/tally/tallySlice'", "stepChanged('2')")
  expect(await diagnosticsIn(body)).toContain(
    "TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
  )
})

test('A part of a file that isn’t checked neither takes its place nor hides errors elsewhere', async () => {
  const body =
    fence('ts title="src/id.ts"', 'export const id = "a"') +
    fence('ts title="src/id.ts" nocheck="a part"', 'export const id = {') +
    fence('ts', "import { id } from './src/id'", 'export const no: number = id')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:14 error
      TS2322: Type 'string' is not assignable to type 'number'.

    1 error in 1 file
    "
  `)
})

test('A sample that can’t be parsed hides no errors of other pages', async () => {
  const broken = await pageOf(fence('ts', 'const a = {'), 'broken')
  const wrong = await pageOf(fence('ts', 'export const a: string = 1'), 'wrong')
  const { diagnostics } = await checkSamples([broken, wrong], { useCache: false })
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "broken.md: TS1005: '}' expected.",
    "wrong.md: TS2322: Type 'number' is not assignable to type 'string'.",
  ])
})

test('The files of a page are checked together as well, each in its last state', async () => {
  const body =
    fence('ts title="a.ts"', 'export const a = 1') +
    fence('ts title="b.ts"', "import { a } from './a'", 'export const b: number = a') +
    fence('ts title="a.ts"', 'export const a = "one"')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:11 error
      TS2322: Type 'string' is not assignable to type 'number'.
      This appears when all files of the page are together in one app, each as it is in the end.

    1 error in 1 file
    "
  `)
})

test('Of alternatives, each is checked with what belongs to all', async () => {
  const store = fence(
    'ts title="store.ts"',
    "import { run } from './run'",
    'export const n: number = run()',
  )
  const thunk = fence('ts title="run.ts" alternative=thunk', 'export const run = () => 1')
  const saga = fence('ts title="run.ts" alternative=saga', 'export const run = () => "1"')
  expect(await diagnosticsIn(store + thunk + saga)).toMatchInlineSnapshot(`
    "page.md:8 error
      TS2322: Type 'string' is not assignable to type 'number'.
      This appears when all files of the page are together in one app, each as it is in the end.

    1 error in 1 file
    "
  `)
})
