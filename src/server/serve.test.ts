import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servingFile } from './serving.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'serve-'))
  await mkdir(path.dirname(path.join(root, servingFile)))
  const serving = { basePath: '/', routes: ['/'], redirects: [], headers: [] }
  await writeFile(path.join(root, servingFile), JSON.stringify(serving))
  await writeFile(path.join(root, 'index.html'), '<h1>Home</h1>')
  await writeFile(path.join(root, '404.html'), '<h1>Page Not Found</h1>')
})

afterAll(() => rm(root, { recursive: true }))

function serve(args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'src/server/serve.ts', ...args], {
    env: { ...process.env, HOST: '', PORT: '0' },
  })
}

async function textOf(stream: NodeJS.ReadableStream | null, until?: RegExp): Promise<string> {
  let text = ''
  for await (const chunk of stream ?? []) {
    text += chunk
    if (until?.test(text)) break
  }
  return text
}

/** Waits for the line with the site's address. */
async function addressOf(child: ChildProcess): Promise<string> {
  const line = await textOf(child.stdout, /http:\S+\n/)
  return /http:\S+/.exec(line)?.[0] ?? ''
}

describe('the serve command', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'says where the site is, and ends well on %s',
    async (signal) => {
      const child = serve(['--root', root])
      const address = await addressOf(child)
      expect(await (await fetch(address)).text()).toBe('<h1>Home</h1>')
      child.kill(signal)
      child.kill(signal)
      expect(await once(child, 'exit')).toEqual([0, null])
    },
  )

  it.each([
    [
      'a missing build',
      ['--root', '/nowhere'],
      /^There is no build in \/nowhere .*npm run build\n$/,
    ],
    ['an unknown flag', ['--rot', 'x'], /^Unknown option '--rot'/],
  ])('says in one line that it was given %s', async (_name, args, expected) => {
    const child = serve(args)
    const [message, [code]] = await Promise.all([textOf(child.stderr), once(child, 'exit')])
    expect(message).toMatch(expected)
    expect(message).not.toContain('    at ')
    expect(code).toBe(1)
  })
})
