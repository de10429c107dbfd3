/**
 * `npm run bench:build`: time, CPU and memory of builds beside a plain peer, Starlight with the same Markdown, in the
 * same run: cold, warm, after an edit of a page, and after another color. `-- --pages 1000` adds a site of 1,000 pages.
 */
import { spawn } from 'node:child_process'
import { appendFile, copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { machine } from '../measure.ts'
import { type Generator, generators } from '../peers/generators.ts'
import { installGenerator } from '../peers/install.ts'
import { readPlainSite } from '../peers/plain-site.ts'
import { generateContent } from './generate.ts'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '0,1000' } } })
const folder = path.resolve('.cache/bench/build')
const outDir = path.join(folder, 'dist')
const cacheDir = path.join(folder, 'cache')
const tokens = path.resolve('src/components/styles/tokens.css')
const peer = generators.find(({ name }) => name === 'Starlight') as Generator

/** Milliseconds, milliseconds of all cores, bytes. */
type Figures = { ms: number; cpuMs: number; memory: number }

console.log(`${machine}\n`)
console.log('| Pages | Build | Time | CPU | Peak memory | Time to that of a cold peer |')
console.log('|--:|---|--:|--:|--:|--:|')
try {
  for (const pages of values.pages.split(',').map(Number)) await measure(pages)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** @param pages how many there are at least */
async function measure(pages: number): Promise<void> {
  const content = path.join(folder, 'content')
  const edited = await generateContent(path.resolve('content'), content, pages)
  await rm(cacheDir, { recursive: true, force: true })
  const ours: [name: string, figures: Figures][] = [
    ['cold', await buildOurs(content)],
    ['warm', await buildOurs(content)],
  ]
  await appendFile(edited, '\nOne more sentence.\n')
  ours.push(['one page edited', await buildOurs(content)])
  ours.push(['one color', await withOtherColor(() => buildOurs(content))])

  const site = await readPlainSite(outDir)
  const peers: [name: string, figures: Figures][] = []
  const { root, env } = await installGenerator(path.resolve('.cache/peers'), peer)
  await peer.write(root, site)
  for (const name of [...peer.caches, peer.output]) {
    await rm(path.join(root, name), { recursive: true, force: true })
  }
  for (const name of ['cold', 'warm']) {
    peers.push([`${peer.name}, ${name}`, await buildPeer(root, env)])
  }
  const reference = peers[0]?.[1].ms ?? 0
  for (const [name, figures] of [...ours, ...peers]) {
    row(site.pages.length, name, figures, reference)
  }
}

function buildOurs(content: string): Promise<Figures> {
  const command = ['--import', 'tsx', 'src/publish/commands/build.ts']
  return timed(process.execPath, [...command, '--content', content, '--out', outDir], {
    BUILD_CACHE: cacheDir,
  })
}

function buildPeer(root: string, env: NodeJS.ProcessEnv): Promise<Figures> {
  const [command = '', ...args] = peer.command
  return timed(path.join(root, 'node_modules/.bin', command), args, { CI: '1', ...env }, root)
}

/** Runs with another color in the styles, which are as they were afterwards. */
async function withOtherColor(run: () => Promise<Figures>): Promise<Figures> {
  const before = await readFile(tokens, 'utf8')
  const copy = path.join(folder, 'tokens.css')
  await copyFile(tokens, copy)
  try {
    const after = before.replace(/^ {2}--accent: .*/m, '  --accent: oklch(70% 0.1 20);')
    if (after === before) throw new Error(`There is no color --accent in ${tokens}.`)
    await writeFile(tokens, after)
    return await run()
  } finally {
    await copyFile(copy, tokens)
  }
}

/**
 * Runs a command of Node and measures it with its threads.
 * @throws Error with its output when it fails
 */
async function timed(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd = process.cwd(),
): Promise<Figures> {
  const usageFile = path.join(folder, 'usage.json')
  const preload = path.join(import.meta.dirname, 'report-usage.mjs')
  const start = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import ${preload}`,
      USAGE_FILE: usageFile,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${path.basename(command)} failed:\n${output.slice(-2000)}`)
  const ms = performance.now() - start
  return { ms, ...JSON.parse(await readFile(usageFile, 'utf8')) }
}

function row(pages: number, name: string, figures: Figures, reference: number): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const cells = [
    pages.toLocaleString('en'),
    name,
    seconds(figures.ms),
    seconds(figures.cpuMs),
    `${Math.round(figures.memory / 1e6).toLocaleString('en')} MB`,
    (figures.ms / reference).toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
