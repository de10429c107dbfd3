import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildCopy,
  buildLimitMs,
  copyProject,
  fixtureDir,
  hashesBelow,
} from './support/project-copy.ts'

/*
 * What a build takes from its caches is what a build without caches makes, whatever was edited in between.
 * `WARM_BUILD_ROUNDS=20 WARM_BUILD_SEED=7 npx vitest run tests/warm-builds.test.ts` tries more than a test run does.
 */
const rounds = Number(process.env.WARM_BUILD_ROUNDS ?? 4)
const seed = Number(process.env.WARM_BUILD_SEED ?? 1)

let root: string
beforeAll(() => {
  root = copyProject(path.join(mkdtempSync(path.join(tmpdir(), 'warm builds-')), 'copy'))
  // Linked packages are the project's own, so the one that is edited is copied.
  rmSync(inCopy('node_modules/redux'))
  cpSync('node_modules/redux', inCopy('node_modules/redux'), { recursive: true })
  write(`${fixtureDir}/samples/lamp.ts`, 'export const lamp = { isOn: false }\n')
  write(inDocs('guide/lamp.md'), lampPage)
  write(inDocs('guide/gone-1.md'), pageOf('Gone 1'))
  write(inDocs('guide/gone-2.md'), pageOf('Gone 2'))
})
afterAll(() => rmSync(path.dirname(root), { recursive: true }))

const inCopy = (file: string) => path.join(root, file)
const inDocs = (file: string) => `${fixtureDir}/docs/${file}`
const read = (file: string) => readFileSync(inCopy(file), 'utf8')

function write(file: string, text: string): void {
  cpSync(inCopy('package.json'), inCopy(file))
  writeFileSync(inCopy(file), text)
}

/** @throws Error when nothing was replaced: an edit that edits nothing would test nothing */
function replace(file: string, pattern: RegExp, by: string): void {
  const before = read(file)
  const after = before.replace(pattern, by)
  if (after === before) throw new Error(`There is no ${pattern} in ${file}.`)
  write(file, after)
}

const pageOf = (title: string) =>
  `---\ntitle: ${title}\nlabel: ${title}\ndescription: A page about ${title}, as short as it can be.\n---\n\nWords.\n`

const lampPage = `${pageOf('Lamp')}
::package-versions{packages="redux"}

\`\`\`ts file=${fixtureDir}/samples/lamp.ts
\`\`\`

\`\`\`ts run
const lamp: number = 1
console.log(lamp) // prints: 1
\`\`\`
`

/** Each makes another edit for each number. */
const edits: { [what: string]: (number: number) => void } = {
  'a word': (number) => replace(inDocs('guide/one.md'), /Words fill/, `Word${number} fill`),
  'a title': (number) => replace(inDocs('guide/two.md'), /^title: .*/m, `title: Guide ${number}`),
  'a front matter key': (number) =>
    replace(inDocs('guide/tabs.md'), /^label: .*/m, `label: Tabs\nkeywords: [word${number}]`),
  'a stylesheet': (number) => append('src/components/styles/prose.css', number),
  'a stylesheet that is found by its name': (number) =>
    append('src/directives/callout/static.css', number),
  'a token': (number) =>
    replace(
      'src/components/styles/tokens.css',
      /^ {2}--accent: .*/m,
      `  --accent: oklch(70% 0.1 ${number});`,
    ),
  'a new stylesheet': (number) =>
    write(
      `src/directives/${number % 2 ? 'tabs' : 'video'}/static.css`,
      `@layer components { .new { top: ${number}px } }\n`,
    ),
  'the theme': (number) => write(`${fixtureDir}/theme/theme.css`, `:root { --hue: ${number}; }\n`),
  'a component': (number) =>
    replace(
      'src/site/skip-link/skip-link.tsx',
      /aria-label="[^"]*"/,
      `aria-label="Skip ${number}"`,
    ),
  'a file of a sample': (number) =>
    write(`${fixtureDir}/samples/lamp.ts`, `export const lamp = { number: ${number} }\n`),
  'the compiler': (number) =>
    replace('src/compiler/html/code-block-html.ts', /$/, `\nexport const edited${number} = 1\n`),
  'the version of a package': (number) => {
    const version = /"version": "[^"]*"/
    replace('node_modules/redux/package.json', version, `"version": "5.0.${number}"`)
    const lock = JSON.parse(read('package-lock.json'))
    lock.packages['node_modules/redux'].version = `5.0.${number}`
    write('package-lock.json', JSON.stringify(lock))
  },
  'a deleted page': (number) =>
    rmSync(inCopy(inDocs(`guide/gone-${1 + (number % 2)}.md`)), { force: true }),
  'a new page': (number) => write(inDocs(`guide/new-${number}.md`), pageOf(`New ${number}`)),
  'a renamed page': (number) => {
    write(inDocs('guide/before.md'), pageOf(`Renamed ${number}`))
    renameSync(inCopy(inDocs('guide/before.md')), inCopy(inDocs(`guide/after-${number % 3}.md`)))
  },
  'a picture of the site': (number) =>
    replace(`${fixtureDir}/public/icon.svg`, /<svg[^>]*>/, `$&<title>${number}</title>`),
  'a diagram': (number) => {
    const text = read('content/diagrams/data-flow.json')
    const name = `${fixtureDir}/diagrams/flow-${number % 2}.json`
    write(name, text.replace('"View"', `"View ${number}"`))
    write(inDocs('guide/flow.md'), `${pageOf('Flow')}\n::diagram{name=flow-${number % 2}}\n`)
  },
  'a setting': (number) => append(`${fixtureDir}/site.ts`, number, 'export const tagline ='),
}

function append(file: string, number: number, start = ''): void {
  const addition = start ? `${start} 'Light ${number}'` : `.edited { top: ${number}px }`
  const text = read(file)
  const before = text.indexOf(start || '.edited')
  write(file, `${before < 0 ? text : text.slice(0, before)}${addition}\n`)
}

/** Numbers from 0 to 1 that are the same for the same seed: the generator "mulberry32". */
function randomFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The kinds of edits in a random order, dealt out to the rounds. */
function deal(random: () => number): string[][] {
  const kinds = Object.keys(edits)
    .map((kind) => ({ kind, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind)
  const perRound = Math.ceil(kinds.length / Math.min(rounds, kinds.length))
  return Array.from({ length: rounds }, (_, round) =>
    Array.from(
      { length: perRound },
      (_, index) => kinds[(round * perRound + index) % kinds.length] ?? '',
    ),
  )
}

test('An edit of a page changes the documents of no other page, so that browsers keep them', {
  timeout: buildLimitMs * 2,
}, async () => {
  expect(await buildCopy(root)).toMatchObject({ code: 0 })
  const before = hashesBelow(inCopy('dist'))
  replace(inDocs('guide/one.md'), /Words fill/, 'Other words fill')
  expect(await buildCopy(root)).toMatchObject({ code: 0 })
  const after = hashesBelow(inCopy('dist'))
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed.filter((file) => file.endsWith('.html'))).toEqual(['guide/one/index.html'])
})

test('A build after random edits is the one that a build without caches makes, byte for byte', {
  timeout: buildLimitMs * rounds,
}, async () => {
  const random = randomFrom(seed)
  const first = await buildCopy(root)
  expect(first, first.errors).toMatchObject({ code: 0 })
  let before = hashesBelow(inCopy('dist'))
  for (const kinds of deal(random)) {
    for (const kind of kinds) edits[kind]?.(Math.floor(random() * 360))
    const warm = await buildCopy(root)
    const cold = await buildCopy(root, {
      flags: ['--out', 'dist-cold'],
      env: { BUILD_CACHE: '.cache/cold' },
    })
    rmSync(inCopy('.cache/cold'), { recursive: true })
    const about = `seed ${seed}, after ${kinds.join(', ')}`
    expect(warm, about).toEqual(cold)
    expect(warm, warm.errors).toMatchObject({ code: 0 })
    const made = hashesBelow(inCopy('dist'))
    expect(made, about).toEqual(hashesBelow(inCopy('dist-cold')))
    expect(made, about).not.toEqual(before)
    before = made
  }
})
