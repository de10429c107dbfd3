import { expect, test } from 'vitest'
import { diagnosticsIn } from './test-page.test-support.ts'

// The compiler and a worker thread start in each test, which takes long when the machine is busy.

const run = (...lines: string[]) => ['```ts run', ...lines, '```', ''].join('\n')

test('A value that is not the stated one is refused with both', async () => {
  const body = run('const state = { ids: [1, 2] }', 'state // => { ids: [1, 3] }')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:8 error
      Expected: { ids: [ 1, 3 ] }
      Received: { ids: [ 1, 2 ] }

    1 error in 1 file
    "
  `)
})

test('The value may stand below, over several lines, and be that of a declaration', async () => {
  const body = run(
    'const next = { ids: [1, 2], done: true }',
    '// => {',
    '//   ids: [1, …],',
    '//   done: false,',
    '// }',
  )
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:8 error
      Expected: { ids: [ 1, … ], done: false }
      Received: { ids: [ 1, 2 ], done: true }

    1 error in 1 file
    "
  `)
})

test('Timers go off in order, whatever the machine is busy with, and nobody waits for them', async () => {
  const body = run(
    'const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))',
    'function keepBusy(ms: number) {',
    '  const start = performance.now()',
    '  while (performance.now() - start < ms);',
    '}',
    "setTimeout(() => console.log('after 20'), 20)",
    'await wait(5)',
    'keepBusy(40)',
    'await wait(5)',
    "console.log('after 10')",
    'const start = Date.now()',
    'await wait(3_600_000)',
    'Date.now() - start // => 3_600_000',
    '// prints:',
    '// after 10',
    '// after 20',
  )
  expect(await diagnosticsIn(body)).toBe('')
})

test('An error that is not thrown, or another than stated, is refused', async () => {
  const body = run(
    "JSON.parse('1') // => throws SyntaxError: …",
    "JSON.parse('') // => throws SyntaxError: Nothing to read",
    "await Promise.reject(new Error('a')) // => throws Error: b",
  )
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:7 error
      Expected: throws SyntaxError: …
      Received: 1
    page.md:8 error
      Expected: throws SyntaxError: Nothing to read
      Received: throws SyntaxError: Unexpected end of JSON input
    page.md:9 error
      Expected: throws Error: b
      Received: throws Error: a

    3 errors in 1 file
    "
  `)
})

test('Printed lines are compared in their order', async () => {
  const body = run(
    'console.log({ count: 1 })',
    '// prints: { count: 1 }',
    "console.log('two', 2)",
    '// prints: two 3',
  )
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:10 error
      Expected: two 3
      Received: two 2

    1 error in 1 file
    "
  `)
})

test('Printing less or more than stated is refused', async () => {
  const less = run("console.log('a')", '// prints:', '//   a', '//   b')
  const more = run('for (const n of [1, 2, 3]) console.log(n) // prints: 1')
  expect(await diagnosticsIn(less + more)).toMatchInlineSnapshot(`
    "page.md:10 error
      Expected: b
      Received: nothing was printed
    page.md:13 error
      Expected: nothing more to be printed
      Received: 2
    page.md:13 error
      Expected: nothing more to be printed
      Received: 3

    3 errors in 1 file
    "
  `)
})

test('Groups and stated warnings are output; warnings that nobody states are not', async () => {
  const body = run(
    "console.warn('by a library')",
    "console.group('group', 1)",
    "console.log('inside')",
    'console.groupEnd()',
    "console.error('failed')",
    '// prints:',
    '// group 1',
    '//   inside',
    '// failed',
  )
  expect(await diagnosticsIn(body)).toBe('')
  expect(await diagnosticsIn(body.replace('// failed', '// failed twice'))).toContain(
    'Expected: failed twice',
  )
})

test('Output that comes later is waited for', async () => {
  const body = run('setTimeout(() => {', "  console.log('late') // prints: early", '}, 20)')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:8 error
      Expected: early
      Received: late

    1 error in 1 file
    "
  `)
})

test('An assertion that is never reached is refused', async () => {
  const body = run('export function unused() {', '  1 + 1 // => 2', '}')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:8 error
      The \`// =>\` of this line is never reached.

    1 error in 1 file
    "
  `)
})

test('An error is placed where it was thrown, in another file of the page too', async () => {
  const body = [
    '```ts title="src/fail.ts"',
    'export function fail(): never {',
    "  throw new TypeError('No luck')",
    '}',
    '```',
    '',
    run("import { fail } from './src/fail'", 'fail()'),
  ].join('\n')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:8 error
      The sample throws TypeError: No luck

    1 error in 1 file
    "
  `)
})

test('A sample without end is ended', async () => {
  expect(await diagnosticsIn(run('while (true) {}'), 1000)).toMatchInlineSnapshot(`
    "page.md:6 error
      The sample is still running after 1 seconds.
      Expected it to end: is there a loop or a promise without end?

    1 error in 1 file
    "
  `)
})

test('A comment that states nothing readable, or stands at no expression, is refused', async () => {
  const body = run('const count = 1 // => one more', 'export {}', '', '// => 2')
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:7 error
      \`one more\` cannot be read as a value.
      Expected a JavaScript expression, or \`throws Error: message\`.
    page.md:10 error
      \`// => 2\` belongs to no expression.
      Put it at the end of a statement, or alone in the line below.

    2 errors in 1 file
    "
  `)
})

test('What a sample changes does not reach the next one', async () => {
  const body =
    run('Object.assign(globalThis, { leak: 1 })') + run("Reflect.get(globalThis, 'leak') // => 1")
  expect(await diagnosticsIn(body)).toMatchInlineSnapshot(`
    "page.md:10 error
      Expected: 1
      Received: undefined

    1 error in 1 file
    "
  `)
})

test('Files of different folders import each other', async () => {
  const body = [
    '```ts title="src/app/limit.ts"',
    'export const limit = 3',
    '```',
    '',
    '```ts title="src/features/cart/cart.ts" run',
    "import { limit } from '../../app/limit'",
    'limit // => 3',
    "const load = () => import('../../app/limit')",
    'await load() // => { limit: 3 }',
    '```',
    '',
  ].join('\n')
  expect(await diagnosticsIn(body)).toBe('')
})
