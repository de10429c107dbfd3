import { expect, test } from 'vitest'
import { mergeVariants } from './variants.ts'

const form = (name: string, ...texts: string[]) => ({
  name,
  lines: texts.map((text) => ({ text, html: `${text}\n` })),
})

test('lines that both languages share stand once', () => {
  expect(
    mergeVariants([
      form('ts', "import type { A } from 'a'", 'const a: A = 1', 'run(a)'),
      form('js', 'const a = 1', 'run(a)'),
    ]),
  ).toMatchInlineSnapshot(`
    "<span class="v-js">const a = 1
    </span><span class="v-ts">import type { A } from 'a'
    const a: A = 1
    </span>run(a)
    "
  `)
})

test('a comment that is the same for all package managers stands once', () => {
  expect(
    mergeVariants([
      form('npm', '# once', 'npm install'),
      form('pnpm', '# once', 'pnpm install'),
      form('yarn', '# once', 'yarn install'),
      form('bun', '# once', 'bun install'),
    ]),
  ).toMatchInlineSnapshot(`
    "# once
    <span class="v-npm">npm install
    </span><span class="v-pnpm">pnpm install
    </span><span class="v-yarn">yarn install
    </span><span class="v-bun">bun install
    </span>"
  `)
})
