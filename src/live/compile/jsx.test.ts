import { transformSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { firstDifference } from '../../compiler/code/same-program.ts'
import { parseScript } from '../../compiler/code/syntax.ts'
import { Edits } from './edits.ts'
import { compileJsx } from './jsx.ts'
import { parseModule } from './parse-module.ts'
import type { Node } from './syntax-tree.ts'

function compiled(code: string): string {
  const edits = new Edits(code)
  const imports = compileJsx(parseModule(code, 'jsx').program, code, edits)
  return imports + edits.apply()
}

/** A program without what it imports from the runtime. */
function programOf(code: string): Node {
  const { program, errors } = parseScript(code, 'js')
  expect(errors, code).toEqual([])
  const body = program.body.filter(({ type }) => type !== 'ImportDeclaration')
  return { ...program, body } as unknown as Node
}

test.each([
  '<a />',
  '<a></a>',
  'export const A = () => <B.C d="e" f={g} {...h} i j-k="l" m:n={<o />} p=<></> />',
  '<a>b</a>',
  '<a> b </a>',
  '<a>\n  b\n  c{" "}\n  {d} e\n\n  <f />\n</a>',
  '<a>{/* b */}</a>',
  '<a>{b}{/* c */}</a>',
  '<a>\n  {\n    // b\n    c\n  }\n</a>',
  '<><a /><B /></>',
  '<this.a />',
  '<a-b c-d />',
  '<_a /> ?? <$a /> ?? <É />',
  '<a key="b" c={1} />',
  '<a key={b} {...c} />',
  '<a {...b} key={c}>d</a>',
  '<a {...b} key={c}>d{e}</a>',
  'a.map((b) => <c key={b.d}>{b.e}</c>)',
  '<a b="c &amp; &quot;d&quot; \\n &#39;e&#39;" f=\'"\'>&lt;g&gt;&nbsp;h &copy;</a>',
  '<a b="c\n  d">e "f" \\g</a>',
  '<a b={(c, d)}>{(e, f)}</a>',
  '<a b=// c\n"d" /* e */ f = {\ng\n}\n>h</a>',
  '<A b={() => { return <c>{d ? <e /> : f && <g>h</g>}</c> }} />',
  'const a = b ? <c /> : (<d>e</d>)\nfunction F() { return<g/> }',
])('JSX becomes the calls that bundlers make of it, in the same lines: %j', (code) => {
  const options = { jsx: { runtime: 'automatic', development: false }, lang: 'jsx' } as const
  const bundled = transformSync('code.jsx', `${code}\nexport {}`, options)
  const found = compiled(`${code}\nexport {}`)
  expect(bundled.errors).toEqual([])
  expect(firstDifference(programOf(bundled.code), programOf(found)), found).toBe(null)
  expect(found.split('\n')).toHaveLength(code.split('\n').length + 1)
})

test('Names of the runtime are no names of the code', () => {
  expect(compiled('const _jsx = <a />')).toBe(
    `import {jsx as __jsx} from 'react/jsx-runtime';const _jsx = __jsx("a",{})`,
  )
})
