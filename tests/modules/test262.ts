/**
 * `npm run test262 -- --root FOLDER`: the module tests of Test262, the language's own test suite, compiled and run as
 * live samples are. The folder is a clone of github.com/tc39/test262. `--only 'namespace'` picks tests by their path.
 * Prints what fails, and how many tests pass, are left out and fail in each folder.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import vm from 'node:vm'
import { rolldown } from 'rolldown'
import { SampleSyntaxError } from '../../src/live/compile/parse-module.ts'
import { compileProject } from '../../src/live/page/edited-project.ts'

const { values } = parseArgs({
  options: { root: { type: 'string' }, only: { type: 'string', default: '' } },
})
const root = values.root ?? ''
const folders = [
  'language/module-code',
  'language/import',
  'language/export',
  'language/expressions/dynamic-import',
  'language/expressions/import.meta',
]

type Meta = { flags: string[]; features: string[]; includes: string[]; negative: Negative | null }
type Negative = { phase: string; type: string }
type Outcome = { result: 'passed' | 'failed' | 'left out'; why: string }

/** Features that are proposals, which not every browser has. */
const proposals = /import-defer|source-phase-imports|import-text|import-bytes/

/** Tests of scripts, by their names and their use of words that modules reserve. Others are right as modules as well. */
const scripts = /script-code|-script\.js$|await-ident/

/** Node 20 doesn't have it, but tests of something else use it. */
const withResolvers = `Promise.withResolvers ??= function () {
  const parts = {}
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return parts
}`

function metaOf(code: string): Meta {
  const yaml = /\/\*---([\s\S]*?)---\*\//.exec(code)?.[1] ?? ''
  const list = (name: string) => {
    const inline = new RegExp(`^${name}:\\s*\\[([^\\]]*)\\]`, 'm').exec(yaml)?.[1]
    const lines = new RegExp(`^${name}:\\s*\\n((?:\\s+- .*\\n?)+)`, 'm').exec(yaml)?.[1]
    const items = inline?.split(',') ?? lines?.split('\n').map((line) => line.replace(/^\s*-/, ''))
    return (items ?? []).map((item) => item.trim()).filter(Boolean)
  }
  const phase = /^negative:[\s\S]*?phase: (\w+)/m.exec(yaml)?.[1]
  const type = /^negative:[\s\S]*?type: (\w+)/m.exec(yaml)?.[1]
  return {
    ...{ flags: list('flags'), features: list('features'), includes: list('includes') },
    negative: phase && type ? { phase, type } : null,
  }
}

/** The test and the files that it imports, by names that its folder has. */
function filesOf(test: string): { path: string; code: string }[] {
  const folder = path.dirname(test)
  const files = new Map<string, string>()
  const add = (name: string) => {
    const file = path.join(folder, name)
    if (files.has(name) || !existsSync(file)) return
    const code = readFileSync(file, 'utf8')
    files.set(name, code)
    for (const [, specifier = ''] of code.matchAll(/['"`](\.{1,2}\/[^'"`\n]+)['"`]/g)) {
      add(path.posix.join(path.posix.dirname(name), specifier))
    }
  }
  add(path.basename(test))
  return [...files].map(([name, code]) => ({ path: name, code }))
}

async function bundleFrame(): Promise<string> {
  const bundle = await rolldown({ input: 'src/live/frame/modules.ts' })
  const { output } = await bundle.generate({ format: 'iife', name: 'live' })
  return output[0].code
}

const harness = (name: string) => readFileSync(path.join(root, 'harness', name), 'utf8')

async function runTest(test: string, frame: vm.Script): Promise<Outcome> {
  const meta = metaOf(readFileSync(test, 'utf8'))
  const isScript = meta.flags.includes('noStrict') || scripts.test(test)
  if (isScript || proposals.test(meta.features.join())) return { result: 'left out', why: '' }
  const { negative } = meta
  const error = await errorOf(test, meta, frame)
  if (!negative) return { result: error ? 'failed' : 'passed', why: String(error?.text) }
  if (!error) return { result: 'failed', why: `no ${negative.type}` }
  const isRight = error.name === negative.type && (negative.phase !== 'parse' || error.isEarly)
  return { result: isRight ? 'passed' : 'failed', why: `${error.text}, not ${negative.type}` }
}

type Failure = { name: string; text: string; isEarly: boolean }

async function errorOf(test: string, meta: Meta, frame: vm.Script): Promise<Failure | null> {
  let project: ReturnType<typeof compileProject>
  try {
    project = compileProject(filesOf(test))
  } catch (error) {
    if (!(error instanceof SampleSyntaxError)) throw error
    return { name: error.name, text: `${error.name}: ${error.message}`, isEarly: true }
  }
  const printed: string[] = []
  let onPrint = () => {}
  const context = vm.createContext({
    URL,
    print: (text: string) => {
      printed.push(text)
      onPrint()
    },
  })
  const isWaiting = meta.flags.includes('async')
  vm.runInContext(withResolvers, context)
  const names = ['assert.js', 'sta.js', ...(isWaiting ? ['doneprintHandle.js'] : [])]
  for (const name of [...names, ...meta.includes]) vm.runInContext(harness(name), context)
  frame.runInContext(context)
  const host = {
    registry: new Map(),
    at: (_file: string, _line: number, value: unknown) => value,
    guard: { check: () => {}, last: () => ({ file: '', line: 0 }), end: () => {} },
    addStyle: () => {},
  }
  let timer: NodeJS.Timeout | undefined
  try {
    const done = new Promise<void>((resolve) => {
      onPrint = resolve
    })
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('still waiting after 2 s')), 2000)
    })
    await Promise.race([context.live.createModules(project.modules, host).run(0), late])
    if (isWaiting) await Promise.race([done, late])
  } catch (error) {
    const thrown = Object(error) as Error
    return { name: thrown.constructor?.name, text: String(error), isEarly: false }
  } finally {
    clearTimeout(timer)
  }
  const text = isWaiting ? printed.find((line) => !line.endsWith('AsyncTestComplete')) : undefined
  return text === undefined ? null : { name: 'Error', text, isEarly: false }
}

async function runAll(): Promise<void> {
  const frame = new vm.Script(await bundleFrame())
  process.on('unhandledRejection', () => {})
  for (const folder of folders) {
    const whole = path.join(root, 'test', folder)
    const counts = { passed: 0, 'left out': 0, failed: 0 }
    const tests = readdirSync(whole, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.includes('_FIXTURE'))
      .filter((file) => `${folder}/${file}`.includes(values.only))
      .sort()
    for (const test of tests) {
      const { result, why } = await runTest(path.join(whole, test), frame)
      counts[result] += 1
      if (result === 'failed') console.log(`${folder}/${test}: ${why}`)
    }
    console.log(
      `${folder}: ${counts.passed} passed, ${counts.failed} failed, ${counts['left out']} left out`,
    )
    if (counts.failed > 0) process.exitCode = 1
  }
}

if (!existsSync(path.join(root, 'test'))) {
  console.error(
    `There is no folder ${path.join(root, 'test')}. Expected --root with a clone of github.com/tc39/test262.`,
  )
  process.exitCode = 1
} else await runAll()
