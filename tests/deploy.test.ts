/**
 * The image cannot be built without Docker. What can be known without it is tested here: the
 * Dockerfile's sources and commands are there, and what it starts runs as the container runs it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { bundleServer } from '../src/publish/commands/bundle-server.ts'
import { writeFuzzSite } from './fuzz/site.ts'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8').replaceAll('\\\n', '')
const instructions = dockerfile
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', ...rest] = line.split(/\s+/)
    return { name, words: rest, text: rest.join(' ') }
  })
const named = (name: string) => instructions.filter((instruction) => instruction.name === name)

/** The words of `CMD ["node", "serve.mjs"]` after Node's own name. */
function argumentsOf(name: 'CMD' | 'HEALTHCHECK'): string[] {
  const list = named(name)[0]?.text.replace(/^.*?(?=\[)/, '') ?? '[]'
  const [program, ...args] = JSON.parse(list)
  expect(program).toBe('node')
  return args
}

describe('the Dockerfile', () => {
  it('copies files that are there, and scripts that are in package.json', () => {
    const copied = named('COPY').filter(({ text }) => !text.startsWith('--from='))
    for (const source of copied.flatMap(({ words }) => words.slice(0, -1))) {
      expect(existsSync(source), source).toBe(true)
    }
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const run = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(run).toEqual(['build', 'build:server'])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run))
  })

  it('is not made of files with keys', () => {
    const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']))
  })

  it('serves as a user without rights, from an image without sources', () => {
    const last = instructions.findLastIndex(({ name }) => name === 'FROM')
    const final = instructions.slice(last)
    expect(final.find(({ name }) => name === 'USER')?.text).toBe('node')
    expect(final.filter(({ name }) => name === 'RUN')).toEqual([])
    const copies = final.filter(({ name }) => name === 'COPY').map(({ words }) => words.at(-2))
    expect(copies).toEqual(['/site/server/serve.mjs', '/site/dist', 'deploy/health.mjs'])
  })
})

test.each(['.github/workflows/ci.yml', 'deploy/github-pages.yml'])(
  'each action of %s is named by its commit, which nobody can change',
  (file) => {
    const actions = [...readFileSync(file, 'utf8').matchAll(/\buses: (.+)/g)]
    expect(actions.length).toBeGreaterThan(4)
    for (const [, action] of actions)
      expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v[\d.]+$/)
  },
)

describe('what the container starts', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'container-'))
    await bundleServer(folder)
    await writeFuzzSite(path.join(folder, 'dist'))
    await copyFile('deploy/health.mjs', path.join(folder, 'health.mjs'))
  })

  afterAll(() => rm(folder, { recursive: true }))

  function node(args: string[], port: string) {
    const env = { HOST: '127.0.0.1', PORT: port, PATH: process.env.PATH ?? '' }
    return spawn(process.execPath, args, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  }

  const exitCode = async (port: string) => {
    const [code] = await once(node(argumentsOf('HEALTHCHECK'), port), 'exit')
    return code
  }

  it('serves without any package, says that it is well, and ends on SIGTERM', async () => {
    const server = node(argumentsOf('CMD'), '0')
    const [line] = await once(server.stdout, 'data')
    const port = /:(\d+)\n/.exec(String(line))?.[1] ?? ''
    expect(await (await fetch(`http://127.0.0.1:${port}/faq`)).text()).toContain('Questions')
    expect(await exitCode(port)).toBe(0)
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    expect(await exitCode(port)).toBe(1)
  })
})
