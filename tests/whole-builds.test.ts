import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkHtml } from '../scripts/check-html.mjs'
import { createIsGenerated } from '../src/publish/write/public-files.ts'
import { listFiles } from '../src/system/list-files.ts'
import {
  buildCopy,
  buildLimitMs,
  copyProject,
  fixtureDir,
  hashesBelow,
  linkPackages,
  type Outcome,
} from './support/project-copy.ts'

/*
 * Builds of a small site in copies of the project, each with caches of its own: what happens to the
 * last output when a build is stopped or fails, and whether two machines make the same files.
 */
const limitMs = buildLimitMs
const contentDir = fixtureDir

let folder: string
let first: string
/** Path → hash of each file of the first build. */
let good: { [file: string]: string }

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'))
  first = copyProject(path.join(folder, 'first'))
  writeFileSync(path.join(first, contentDir, 'docs/guide/odd.md'), oddPage)
  const { code, errors } = await build(first)
  expect(code, errors).toBe(0)
  good = hashesBelow(path.join(first, 'dist'))
}, limitMs)
afterAll(() => rmSync(folder, { recursive: true, force: true }), limitMs)

/** Ends the process that has it with a signal when it says that a stage is done, before it goes on. */
const stopper = ({ stage, signal }: { stage: string; signal: NodeJS.Signals }) => `
  const write = process.stdout.write
  process.stdout.write = function (text, ...rest) {
    if (String(text).includes('${stage}')) process.kill(process.pid, '${signal}')
    return write.call(this, text, ...rest)
  }`

/** Makes folders and files below this folder as little to be written as those of a disk that is read-only. */
const protector = (root: string) => `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  import path from 'node:path'
  const refuse = (name) => Object.assign(
    new Error('EROFS: read-only file system, ' + name), { code: 'EROFS', syscall: name })
  const isBelow = (file) => path.resolve(String(file)).startsWith(${JSON.stringify(root)})
  for (const name of ['mkdir', 'writeFile', 'rename', 'rm', 'cp', 'copyFile']) {
    const work = fs.promises[name]
    fs.promises[name] = async (file, ...rest) => {
      if (isBelow(file)) throw refuse(name)
      return work(file, ...rest)
    }
    const workSync = fs[name + 'Sync']
    fs[name + 'Sync'] = (file, ...rest) => {
      if (isBelow(file)) throw refuse(name)
      return workSync(file, ...rest)
    }
  }
  syncBuiltinESMExports()`

const preloaded = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]

/** Builds a copy. `stopAt` ends it with a signal when it says that a stage is done. */
function build(
  root: string,
  stopAt?: { stage: string; signal: NodeJS.Signals },
  env: NodeJS.ProcessEnv = {},
  { outDir = 'dist', preload = '' } = {},
): Promise<Outcome> {
  const stop = stopAt ? preloaded(stopper(stopAt)) : []
  const before = preload === '' ? [] : preloaded(preload)
  return buildCopy(root, { node: [...stop, ...before], flags: ['--out', outDir], env })
}

/** Nothing in it is wrong, and each of its texts could break the file that it is written into. */
const odd = '</title></script><!-- ]]> & " \' $& $1 漢字 😀 שלום {{x}}'
const oddPage = `---
title: >-
  ${odd}
label: >-
  ${odd}
description: >-
  ${odd} ${'long '.repeat(100)}
keywords: ['</script>', '😀']
---
\`${odd}\` [&lt;/script&gt;](/guide/one)

## \`${odd}\` {#odd}

\`\`\`html title="</script>"
${odd}
\`\`\`

:::details[\`</summary>&\`]
| \`</td>\` | \u2044 |
|---|---|
| \`${odd.replaceAll('|', '')}\` | text |
:::
`

const page = (root: string) => path.join(root, contentDir, 'docs/guide/one.md')

test('Texts that could break a file are whole in each that they stand in', async () => {
  const dist = path.join(first, 'dist')
  const { documents, violations } = await checkHtml(dist)
  expect(documents).toBeGreaterThan(3)
  expect(violations).toEqual([])
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
  for (const file of Object.keys(good).filter((name) => /\.(json|webmanifest)$/.test(name))) {
    expect(() => JSON.parse(read(file)), file).not.toThrow()
  }
  expect(read('guide/odd.md')).toContain(odd.slice(0, 20))
  expect(read('guide/odd/index.html')).not.toContain(`<title>${odd}`)
})

test('It holds only files of public/ and those that the check of public/ knows of', () => {
  const routes = [
    '/',
    '/search',
    '/offline',
    ...['one', 'two', 'tabs', 'odd'].map((id) => `/guide/${id}`),
  ]
  const isGenerated = createIsGenerated(routes)
  const own = listFiles(path.join(first, contentDir, 'public'))
  const isOwn = (file: string) => own.includes(file.replace(/\.(br|gz)$/, ''))
  expect(Object.keys(good).filter((file) => !isGenerated(file) && !isOwn(file))).toEqual([])
})

test('No two files have names that differ in capitals alone, which some disks take for one', () => {
  const names = Object.keys(good).map((file) => file.toLowerCase())
  expect(names).toEqual([...new Set(names)])
})

test('A copy in another folder, with linked packages, in another time zone and language, gives the same files', {
  timeout: limitMs,
}, async () => {
  const second = copyProject(path.join(folder, 'elsewhere/with a blank/second'), first)
  // As in a worktree that has the packages of another copy.
  rmSync(path.join(second, 'node_modules'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(second, 'node_modules'))
  const env = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  expect(await build(second, undefined, env)).toMatchObject({ code: 0 })
  expect(hashesBelow(path.join(second, 'dist'))).toEqual(good)
  const text = Object.keys(good)
    .filter((file) => /\.(html|js|css|json|xml|txt|md)$/.test(file))
    .map((file) => readFileSync(path.join(second, 'dist', file), 'utf8'))
    .join('\n')
  expect(text).not.toContain(folder)
})

test('A build that is stopped or fails leaves the last one as it was', {
  timeout: 2 * limitMs,
}, async () => {
  const dist = path.join(first, 'dist')
  const source = readFileSync(page(first), 'utf8')

  writeFileSync(page(first), `${source}\nMore.\n`)
  for (const stopAt of [
    { stage: 'Bundle', signal: 'SIGKILL' },
    { stage: 'Publish', signal: 'SIGINT' },
  ] as const) {
    expect((await build(first, stopAt)).signal).toBe(stopAt.signal)
    expect(hashesBelow(dist)).toEqual(good)
  }

  writeFileSync(page(first), `${source}\n[nowhere](/no-such-page)\n`)
  const { code, errors } = await build(first)
  expect(code).toBe(1)
  expect(errors).toMatch(/settings\/docs\/guide\/one\.md:\d+ error/)
  expect(errors).not.toContain('    at ')
  expect(hashesBelow(dist)).toEqual(good)

  // The caches that the others left behind are good for the next.
  writeFileSync(page(first), source)
  expect((await build(first)).code).toBe(0)
  expect(hashesBelow(dist)).toEqual(good)
  expect(readdirSync(first).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  expect(existsSync(path.join(first, '.cache'))).toBe(true)
})

test('Two builds at once that find no cache make the same files', {
  timeout: 3 * limitMs,
}, async () => {
  const root = copyProject(path.join(folder, 'at-once'), first)
  const outDirs = ['dist', 'dist-other']
  const outcomes = await Promise.all(
    outDirs.map((outDir) => build(root, undefined, {}, { outDir })),
  )
  for (const { code, errors } of outcomes) expect(code, errors).toBe(0)
  for (const outDir of outDirs) expect(hashesBelow(path.join(root, outDir)), outDir).toEqual(good)
  expect(readdirSync(root).filter((name) => name.startsWith('dist'))).toEqual(outDirs)
})

test('A build that has nowhere to write says so, and what to do', {
  timeout: limitMs,
}, async () => {
  const inTheWay = /\nA file is where a folder is expected\.\nE(EXIST|NOTDIR): .*package\.json/
  const readOnly =
    /\nThe disk cannot be written\. BUILD_CACHE names another folder .*, --out one .*\nEROFS: /
  for (const [message, env, options] of [
    [inTheWay, {}, { outDir: 'package.json/dist' }],
    [inTheWay, { BUILD_CACHE: 'package.json' }, {}],
    [/\nBUILD_CACHE names .*\. Name a folder below /, { BUILD_CACHE: folder }, {}],
    [readOnly, {}, { preload: protector(first) }],
  ] as const) {
    const { code, errors } = await build(first, undefined, env, options)
    expect(errors).toMatch(message)
    expect(errors).not.toContain('    at ')
    expect(code).toBe(1)
  }
  expect(hashesBelow(path.join(first, 'dist'))).toEqual(good)
})

test('A shallow clone is built, without the dates that it cannot know', {
  timeout: 2 * limitMs,
}, async () => {
  const full = copyProject(path.join(folder, 'full'), first)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: full,
      stdio: 'pipe',
    })
  git('init', '--quiet')
  writeFileSync(path.join(full, '.gitignore'), 'node_modules\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'one')
  git('commit', '--quiet', '--allow-empty', '--message', 'two')
  const shallow = path.join(folder, 'shallow')
  git('clone', '--quiet', '--depth=1', `file://${full}`, shallow)
  linkPackages(shallow)

  const { code, errors } = await build(shallow)
  expect(code, errors).toBe(0)
  expect(errors).toContain('this is a shallow clone')
  expect(errors).toContain('git fetch --unshallow')
  expect(hashesBelow(path.join(shallow, 'dist'))).toEqual(good)
})
