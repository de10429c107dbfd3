import type { LibraryName } from '../../src/live/libraries.ts'
import { orderOf } from './live-frames.ts'

type Endless = {
  name: string
  code: string
  libraries?: LibraryName[]
  /** What ends it, if it isn't the guard in the loop. */
  error?: RegExp
  /** The line where it ends. Default: 2. */
  line?: number
}

const rendered = (component: string): Pick<Endless, 'code' | 'libraries'> => ({
  code: `import { useEffect, useLayoutEffect, useState } from 'react'
${component}
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
flushSync(() => createRoot(document.body.appendChild(document.createElement('div'))).render(<App />))`,
  libraries: ['react'],
})

const guarded = /^EndlessError: Line \d was still running after 250 ms/
const updates = /Maximum update depth exceeded/

/** Samples that never end on their own. */
const endless: Endless[] = [
  { name: 'while', code: '\nwhile (true) {}' },
  { name: 'for', code: '\nfor (;;) {}' },
  { name: 'do', code: '\ndo {} while (true)' },
  {
    name: 'for of a generator',
    code: '\nfor (const x of (function* () { while (true) yield 1 })()) {}',
  },
  { name: 'steps that take long', code: '\nwhile (true) JSON.stringify(Array(1e5).fill([]))' },
  { name: 'a loop that catches', code: '\nwhile (true) { try { [].map(() => 1) } catch {} }' },
  { name: 'an async loop', code: '\nwhile (true) await null' },
  {
    name: 'promises',
    code: '\nconst next = () => Promise.resolve().then(next)\nawait next()',
  },
  {
    name: 'microtasks',
    code: '\nconst next = () => queueMicrotask(next)\nnext()',
  },
  {
    name: 'a timer',
    code: '\nawait new Promise((resolve) => setTimeout(() => { while (true) {} }))',
  },
  {
    name: 'recursion',
    code: '\nfunction next() { return next() + 1 }\nnext()',
    error: /^(Range|Internal)Error: /,
  },
  {
    name: 'recursion that catches',
    code: '\nfunction next() { try { next() } catch {} next() }\nnext()',
  },
  {
    name: 'a component',
    ...rendered('function App() { while (true) {} }'),
  },
  {
    name: 'state while rendering',
    ...rendered('function App() { const [n, set] = useState(0); set(n + 1); return n }'),
    error: /Too many re-renders/,
  },
  {
    name: 'state in a layout effect',
    ...rendered(
      'function App() { const [n, set] = useState(0); useLayoutEffect(() => set(n + 1)); return n }',
    ),
    error: updates,
  },
  {
    name: 'state in an effect',
    ...rendered(
      'function App() { const [n, set] = useState(0); useEffect(() => set(n + 1)); return n }',
    ),
    error: /^EndlessError: Line 2 was run again and again/,
  },
]

/** Endless samples that `runOrder` runs. */
export const endlessSamples = endless.map(
  ({ name, code, libraries, error = guarded, line = 2 }) => ({
    name,
    error,
    line,
    order: orderOf(code, libraries),
  }),
)
