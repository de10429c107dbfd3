import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Growing, growing } from '../../tests/fuzz/growing.ts'
import { compilePage } from '../site-compiler/compiler.ts'
import { projectRoot } from '../system/project.ts'
import type { Compiled } from './compile-page.ts'
import { normalizeText } from './source/source-text.ts'

/*
 * Documents that no author would write. The seed is fixed, so that a failure here is a failure everywhere; `npm run
 * fuzz:content` tries many more with its own seed, which it prints.
 */
const { FUZZ_RUNS, FUZZ_SEED } = process.env
const runs = Number(FUZZ_RUNS ?? 60)
const parameters = { numRuns: runs, seed: Number(FUZZ_SEED ?? 20_261_121), endOnFailure: true }
const timeout = Math.max(600_000, runs * 500)

const sourcePath = 'tests/fixtures/site/content/docs/usage/index.md'
const head = '---\ntitle: Usage\nlabel: Usage\ndescription: How to use it.\n---\n'

function compile(text: string): Promise<Compiled> {
  const source = { id: 'usage/index', sourcePath, text: normalizeText(text), lastUpdated: null }
  return compilePage(source, { root: projectRoot, basePath: '/', routes: {} })
}

/** Expects what has to be true of every text: compiling it ends, with a page or with diagnostics that have a place. */
async function expectSound(text: string): Promise<Compiled> {
  const compiled = await compile(text)
  const lines = normalizeText(text).split('\n').length
  for (const { file, line, message } of compiled.diagnostics) {
    expect(file).toBe(sourcePath)
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(lines)
    expect(message).not.toMatch(/^$|undefined|\[object |is not a function|Maximum call stack/)
  }
  if (!compiled.page) expect(compiled.diagnostics).not.toEqual([])
  else if (compiled.diagnostics.length === 0) expectPublishable(compiled)
  return compiled
}

function expectPublishable({ page }: Compiled): void {
  expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  const tags = JSON.stringify(page?.blocks).match(/<[a-z](?:[^>"]|"[^"]*")*>/g) ?? []
  const html = tags.join('')
  expect(html).not.toMatch(/(?:href|src)=\\"(?:javascript|data|vbscript):/i)
  expect(html).not.toMatch(/ (?:href|id)=\\"\\"/)
  expect(html).not.toMatch(/<script|<style| on\w+=\\"/i)
  const ids = [...html.matchAll(/ id=\\"([^"]*)\\"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
}

const word = fc.integer({ min: 100, max: 999 }).map((number) => `word${number}`)
const oddName = fc.constantFrom(
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'x'.repeat(99),
)
const noise = fc.string({
  unit: fc.constantFrom(...Array.from('`*_[](){}<>:#|\\~!-=+.&;"\'/@^$%\n\t a1é漢😀')),
  maxLength: 40,
})

const address = fc.oneof(
  fc.constantFrom(
    '/faq',
    '#here',
    '../faq.md#a',
    'https://redux.js.org',
    '',
    '#',
    '?',
    '//',
    '%',
    '/%E0%A4%A',
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'mailto:',
    '../../../../etc/passwd',
  ),
  noise.map((text) => text.replace(/\s/g, '')),
)

const inline = fc.oneof(
  { weight: 5, arbitrary: word },
  word.map((text) => `*${text}*`),
  word.map((text) => `\`${text}\``),
  fc.tuple(word, address).map(([text, to]) => `[${text}](${to})`),
  address.map((to) => `![alt](${to})`),
  fc.constantFrom(
    '[a][b]',
    '[^1]',
    '<b>',
    '<!-- x -->',
    '<https://a.b>',
    'a@b.c',
    '12:30',
    ':name',
    '&amp;',
    '~~x~~',
  ),
)
const line = fc.array(inline, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))

const attributes = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('title', 'value', 'group', 'open', 'name', 'id', 'priority'),
        oddName,
      ),
      fc.oneof(word, noise, fc.constant('')),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}="${value}"`).join(' '))

const language = fc.oneof(
  fc.constantFrom('ts', 'tsx', 'js', 'bash', 'json', 'css', 'text', ''),
  oddName,
)
const meta = fc.oneof(
  fc.constantFrom(
    '',
    'title="a.ts"',
    '{1}',
    '{9-1}',
    '{1-99999999}',
    'showLineNumbers',
    'js=off',
    'hidden',
  ),
  fc.constantFrom(
    'file=../../etc/passwd',
    'file=src',
    'file=package.json#x',
    'run',
    'title="a',
    'errors=1',
  ),
  noise.map((text) => text.replace(/[\n`]/g, '')),
)
const code = fc.oneof(
  fc.constantFrom(
    'const a: number = 1',
    'npm i redux && npm run',
    '<A<B>(c)=>{',
    '// highlight-start',
    '---cut---',
  ),
  fc.constantFrom(
    'enum A { B }',
    '@dec class A { x!: y }',
    'let a = <T,>(b: T) => `${',
    'type A = B',
    '/* ',
    'a?.b!',
  ),
  noise,
)
const fence = fc
  .tuple(language, meta, code, fc.constantFrom('```', '~~~', '````', ''))
  .map(([name, options, text, end]) => `\`\`\`${name} ${options}\n${text}\n${end}`)

const table = fc
  .array(fc.array(fc.oneof(line, fc.constant('')), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 3,
  })
  .map(([header = [], ...rows]) =>
    [header, header.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  )

const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    line,
    fc
      .tuple(
        fc.integer({ min: 1, max: 6 }),
        line,
        fc.constantFrom('', ' {#a}', ' {#A b}', ' {#root}', ' {#}'),
      )
      .map(([level, text, id]) => `${'#'.repeat(level)} ${text}${id}`),
    fence,
    table,
    noise,
    fc.constantFrom(
      '[b]: /faq',
      '[^1]: Note',
      '<div>',
      '<!-- open',
      '---',
      '***',
      '    code',
      '\\',
      ':::',
      '::: ',
    ),
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom('note', 'tabs', 'tab', 'details', 'rule', 'video', 'checkpoint'),
          oddName,
        ),
        fc.constantFrom('', '[Label]', '[', '[*a*]'),
        attributes,
        tie('block'),
        fc.constantFrom('\n:::', '\n::::', ''),
      )
      .map(
        ([name, label, written, inner, end]) => `:::${name}${label}{${written}}\n${inner}${end}`,
      ),
    fc
      .tuple(fc.constantFrom('> ', '- ', '1. ', '- [ ] ', '\t'), tie('block'))
      .map(([mark, inner]) => inner.replace(/^/gm, mark)),
  ),
}))
const body = fc.array(block, { maxLength: 6 }).map((blocks) => blocks.join('\n\n'))

test('Any body gives a page or diagnostics that say where', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(body, async (text) => void (await expectSound(head + text))),
    parameters,
  )
})

test('So does any body that was cut, joined or saved in another form', { timeout }, async () => {
  const spoilt = fc.tuple(
    body,
    fc.nat(),
    fc.nat(),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.constantFrom('', '\uFEFF'),
  )
  await fc.assert(
    fc.asyncProperty(spoilt, async ([text, from, length, lineEnd, mark]) => {
      const whole = head + text
      const start = from % (whole.length + 1)
      const cut = whole.slice(0, start) + whole.slice(start + (length % 20))
      await expectSound(mark + cut.replaceAll('\n', lineEnd))
    }),
    parameters,
  )
})

test('So does any front matter', { timeout }, async () => {
  const value = fc.oneof(
    noise,
    fc.constantFrom(
      '*a',
      '&a b',
      '!!js/function x',
      '{a: [',
      '|\n a\n b',
      '>-\n  x',
      'true',
      '1e999',
      '"\\u0007"',
      '- a',
    ),
  )
  const key = fc.oneof(
    fc.constantFrom(
      'title',
      'label',
      'description',
      'path',
      'sidebar',
      'keywords',
      'aliases',
      '? [a]\n',
    ),
    oddName,
  )
  const frontMatter = fc
    .array(fc.tuple(key, value), { maxLength: 5 })
    .map((pairs) => pairs.map(([name, written]) => `${name}: ${written}`).join('\n'))
  await fc.assert(
    fc.asyncProperty(frontMatter, async (yaml) => {
      await expectSound(`---\n${yaml}\n---\nText`)
      await expectSound(head.replace(/---\n$/, `${yaml}\n---\n`))
    }),
    parameters,
  )
})

test('What is written is shown, or is told to be wrong', { timeout }, async () => {
  let count = 0
  const token = fc.constant(null).map(() => `token${count++}x`)
  const text = fc.array(token, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  const cells = fc.array(fc.array(token, { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  const part = fc.oneof(
    text,
    text.map((words) => `- ${words}\n- [${words}](/faq)`),
    text.map((words) => `> ${words}\n> *${words}*`),
    text.map((words) => `#### ${words}`),
    text.map((words) => `\`\`\`text\n${words}\n\`\`\``),
    text.map((words) => `\`\`\`ts {1}\n${words}`),
    text.map((words) => `:::note[${words}]\n${words}\n:::`),
    text.map((words) => `:::note\n${words}`),
    text.map(
      (words) => `:::details[${words}]\n- ${words}\n\n  \`\`\`js\n  ${words}\n  \`\`\`\n:::`,
    ),
    text.map((words) => `::::tabs\n:::tab{value=a}\n${words}\n:::\n::::`),
    text.map((words) => `${words}[^1]\n\n[^1]: ${words}`),
    text.map((words) => `<!-- c --> ${words}`),
    text.map((words) => `[${words}]: /faq`),
    cells.map(([header = [], ...rows]) =>
      [header, header.map(() => '-'), ...rows].map((row) => `|${row.join('|')}|`).join('\n'),
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
      const { page, diagnostics } = await expectSound(head + parts.join('\n\n'))
      if (!page || diagnostics.length > 0) return
      const shown = JSON.stringify(page.blocks)
      for (const [written] of parts
        .filter((p) => !p.startsWith('['))
        .join('\n')
        .matchAll(/token\d+x/g)) {
        expect(shown).toContain(written)
        expect(page.markdown).toContain(written)
      }
    }),
    parameters,
  )
})

const nested = (mark: string, amount: number) => head + mark.repeat(amount)

test.each([
  ['a line of a million letters', head + 'a'.repeat(1_000_000)],
  ['a line of a million brackets', nested('[', 1_000_000)],
  ['a page without end', nested('word\n\n', 200_000)],
  ['an endless front matter', `---\ntitle: ${'['.repeat(20_000)}\n---\n`],
  ['quotes in quotes', nested('> ', 900)],
  [
    'lists in lists',
    head + Array.from({ length: 60 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
  ],
  ['directives in directives', nested(':::note\n', 5000)],
  ['code in brackets', `${head}\`\`\`ts\n${'(\n'.repeat(9_000)}\n\`\`\``],
  ['code of a million letters', `${head}\`\`\`ts\n${'const a = 1\n'.repeat(9_000)}\n\`\`\``],
  ['bytes that are no text', `${head}\uFFFD`],
  ['a bell', `${head}ring \u0007`],
  ['text turned round', `${head}\u202Eabc`],
])('The compiler refuses %s', async (_name, text) => {
  const { page, diagnostics } = await expectSound(text)
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true)
  expect(page === null || text.includes('```')).toBe(true)
})

test.each([
  ['links in one paragraph', `${head}${`${'[a](b '.repeat(100)}\n`.repeat(9)}`, /without an empty/],
  ['brackets', `${head}${`${'['.repeat(1_000)}\n`.repeat(6)}`, /without an empty line/],
  [
    'columns',
    `${head}${`|${'a|'.repeat(900)}\n|${'-|'.repeat(900)}\n`}${`|${'b|'.repeat(900)}\n`.repeat(5)}`,
    /without an empty line/,
  ],
  [
    'small tables',
    `${head}${`|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n\n`.repeat(20)}`,
    /parts: paragraphs, cells/,
  ],
  [
    'keys',
    `---\n${Array.from({ length: 5_000 }, (_, i) => `key${i}: a`).join('\n')}\n---\n`,
    /front matter has 53,889 characters/,
  ],
  [
    'aliases of YAML',
    `---\na0: &a0 b\n${Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`).join('\n')}\n---\n`,
    /no anchors/,
  ],
  [
    'lists in each line',
    `${head}${`${'- '.repeat(18)}a\n`.repeat(600)}`,
    /marks of quotes and lists/,
  ],
  ['lists in one line', `${head}${'- '.repeat(900)}a`, /inside one another/],
])('The compiler refuses too many %s', async (_name, text, message) => {
  const { page, diagnostics } = await expectSound(text)
  expect(page).toBeNull()
  expect(diagnostics.map((told) => told.message).join('\n')).toMatch(message)
  expect(diagnostics[0]?.hint).toMatch(/Expected at most|Write what is meant|put less into/)
})

/** The size of a compiler's result in characters, which is the same on every machine, unlike times. */
async function sizeOfOutcome(text: string): Promise<number> {
  return JSON.stringify(await expectSound(text)).length
}

/** What is inside a line, and code, grow together with the text around them, so only the command tries these too. */
const isTried = ({ name }: Growing) =>
  FUZZ_RUNS !== undefined || !/^(.*lines|paragraphs|code) of /.test(name)

test('Twice as much of any construct gives twice as much', { timeout }, async () => {
  for (const { name, write } of growing.filter(isTried)) {
    const once = await sizeOfOutcome(write(1_000))
    expect(await sizeOfOutcome(write(2_000)), name).toBeLessThan(2.5 * once + 5_000)
  }
})
