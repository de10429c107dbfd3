import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { generateContent } from '../build/generate.ts'
import { median } from '../measure.ts'
import { type Generator, generators, type Site } from '../peers/generators.ts'
import { installGenerator } from '../peers/install.ts'
import { readPlainSite } from '../peers/plain-site.ts'

const route = '/introduction/getting-started'

/** A development server, and what has to be gone for a cold start. */
type Subject = {
  name: string
  command: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  caches: string[]
  port: number
  /** Answered when the server has made all that a later start finds. */
  lastRoute: string
}

/**
 * Prints the time from starting a development server to the first whole page: this site and Starlight with the same
 * Markdown, one after the other.
 * @param build a build of this site, whose plain Markdown the other one gets
 * @param starts of each kind; their median counts
 */
export async function compareFirstPages(build: string, starts: number): Promise<void> {
  const site = await readPlainSite(build)
  const starlight = generators.find(({ name }) => name === 'Starlight') as Generator
  const { root, env } = await installGenerator(path.resolve('.cache/peers'), starlight)

  console.log('| Pages | Start | This site, s | Starlight, s | ratio |\n|--:|---|--:|--:|--:|')
  for (const pages of [site.pages.length, 1000]) {
    const ours = await setUpOurs(pages)
    await starlight.write(root, withCopies(site, pages))
    const port = await freePort()
    const theirs: Subject = {
      name: starlight.name,
      command: [path.join(root, 'node_modules/.bin/astro'), 'dev', '--port', String(port)],
      cwd: root,
      env,
      caches: starlight.caches.map((name) => path.join(root, name)),
      port,
      lastRoute: route,
    }
    for (const isCold of [true, false]) {
      const times: [number, number][] = []
      for (let start = 0; start < starts; start++) {
        times.push([await firstPage(ours, isCold), await firstPage(theirs, isCold)])
      }
      const [own, other] = [0, 1].map((index) => median(times.map((pair) => pair[index] as number)))
      const cells = [
        pages.toLocaleString('en'),
        isCold ? 'cold' : 'warm',
        ...[own, other].map((ms = Number.NaN) => (ms / 1000).toFixed(2)),
        ((own as number) / (other as number)).toFixed(2),
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
  }
}

async function setUpOurs(pages: number): Promise<Subject> {
  const folder = path.resolve('.cache/bench/dev', `first-page-${pages}`)
  const content = path.join(folder, 'content')
  await generateContent(path.resolve('content'), content, pages)
  const cache = path.join(folder, 'cache')
  const port = await freePort()
  return {
    name: 'This site',
    command: [process.execPath, 'scripts/dev.mjs', '--content', content],
    cwd: process.cwd(),
    env: { PORT: String(port), BUILD_CACHE: cache },
    caches: [cache],
    port,
    lastRoute: '/llms.txt',
  }
}

/** The site with copies of its pages, so that there are as many as `count`. */
function withCopies(site: Site, count: number): Site {
  const prefixes = Array.from({ length: Math.ceil(count / site.pages.length) }, (_, copy) =>
    copy === 0 ? '' : `/copy-${copy}`,
  )
  const pages = prefixes
    .flatMap((prefix) => site.pages.map((page) => ({ ...page, route: prefix + page.route })))
    .slice(0, count)
  const isThere = new Set(pages.map((page) => page.route))
  const groups = prefixes.flatMap((prefix) =>
    site.groups.map(({ label, routes }) => ({
      label: prefix + label,
      routes: routes.map((name) => prefix + name).filter((name) => isThere.has(name)),
    })),
  )
  return { ...site, pages, groups }
}

/** Starts a server, and stops it when it has answered. @returns milliseconds until the first whole page was there */
async function firstPage(subject: Subject, isCold: boolean): Promise<number> {
  if (isCold) for (const cache of subject.caches) await rm(cache, { recursive: true, force: true })
  const [command = '', ...args] = subject.command
  const start = performance.now()
  const server = spawn(command, args, {
    cwd: subject.cwd,
    env: { ...process.env, ...subject.env },
    stdio: 'ignore',
  })
  try {
    await answer(subject, route)
    const time = performance.now() - start
    await answer(subject, subject.lastRoute)
    return time
  } finally {
    server.kill()
    await once(server, 'close')
  }
}

/** Asks until there is an answer. */
async function answer({ name, port }: Subject, path: string): Promise<void> {
  const deadline = performance.now() + 300_000
  while (performance.now() < deadline) {
    const text = await fetch(`http://localhost:${port}${path}`).then(
      async (response) => (response.ok ? response.text() : ''),
      () => '',
    )
    if (text.includes('</html>') || (text !== '' && path.endsWith('.txt'))) return
    await setTimeout(10)
  }
  throw new Error(`${name} has not answered within five minutes.`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
