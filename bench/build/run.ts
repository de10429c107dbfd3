/**
 * `npm run bench:build`: time, CPU, memory and output of builds with 100 and 1,000 pages, cold, warm, and after one page
 * was edited. `-- --pages 100,1000,10000` chooses the sizes.
 */
import { spawn } from 'node:child_process'
import { appendFile, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { listFiles } from '../../src/system/list-files.ts'
import { machine } from '../measure.ts'
import { generateContent } from './generate.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '100,1000' } } })
const folder = path.resolve('.cache/bench/build')
const outDir = path.join(folder, 'dist')
const cacheDir = path.join(folder, 'cache')

type Figures = { ms: number; cpuMs: number; memory: number }

console.log(`${machine}\n`)
console.log('| Pages | Build | Time | CPU | Peak memory | Output | of it brotli |')
console.log('|--:|---|--:|--:|--:|--:|--:|')
for (const pages of values.pages.split(',').map(Number)) {
  const content = path.join(folder, 'content')
  const edited = await generateContent(path.resolve('content'), content, pages)
  await rm(cacheDir, { recursive: true, force: true })
  await row(pages, 'cold', await build(content))
  await row(pages, 'warm', await build(content))
  await appendFile(edited, '\nOne more sentence.\n')
  await row(pages, 'one page edited', await build(content))
}
await rm(folder, { recursive: true })

async function build(content: string): Promise<Figures> {
  const usageFile = path.join(folder, 'usage.json')
  const preload = path.join(import.meta.dirname, 'report-usage.mjs')
  const start = performance.now()
  const child = spawn(
    process.execPath,
    [
      ...['--import', preload, '--import', 'tsx', 'src/publish/commands/build.ts'],
      ...['--content', content, '--out', outDir],
    ],
    {
      env: { ...process.env, BUILD_CACHE: cacheDir, USAGE_FILE: usageFile },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  const ms = performance.now() - start
  return { ms, ...JSON.parse(await readFile(usageFile, 'utf8')) }
}

async function row(pages: number, name: string, { ms, cpuMs, memory }: Figures): Promise<void> {
  const sizes = await fileSizes(outDir)
  const total = (suffix: string) =>
    sizes.reduce((sum, { file, size }) => (file.endsWith(suffix) ? sum + size : sum), 0)
  const cells = [
    pages.toLocaleString('en'),
    name,
    `${(ms / 1000).toFixed(1)} s`,
    `${(cpuMs / 1000).toFixed(1)} s`,
    `${Math.round(memory / 1e6).toLocaleString('en')} MB`,
    `${(total('') / 1e6).toFixed(1)} MB`,
    `${(total('.br') / 1e6).toFixed(1)} MB`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

async function fileSizes(root: string): Promise<{ file: string; size: number }[]> {
  return Promise.all(
    listFiles(root).map(async (file) => ({ file, size: (await stat(path.join(root, file))).size })),
  )
}
