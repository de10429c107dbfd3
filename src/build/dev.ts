import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type Connect,
  createServer,
  type ErrorPayload,
  mergeConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type { PageData } from '../content/page.ts'
import type { Problem } from '../content/problem.ts'
import { exampleArchives } from '../examples/archive.ts'
import { withoutRegionMarks } from '../examples/region-marks.ts'
import { normalizePath } from '../router/route-table.ts'
import { BuildError, runCommand } from './build-error.ts'
import { buildInlineScript, type Prerender } from './bundle.ts'
import {
  asServed,
  changedRoutes,
  compileDevContent,
  type DevContent,
  devSiteDataPath,
  keepBroken,
  replacePage,
} from './dev-content.ts'
import {
  type BuildOptions,
  loadSiteContent,
  projectRoot,
  readOptions,
  type SiteContent,
} from './options.ts'
import { isSearchFile } from './search-files.ts'
import { clientEntries, font, prerenderEntry } from './source-files.ts'
import { viteConfig } from './vite-config.ts'

/** Starts the development server: pages as written, components by Fast Refresh. */
async function dev(options: BuildOptions): Promise<void> {
  // Building the inline script would make it `production`, for which Vite leaves out Fast Refresh.
  process.env.NODE_ENV = 'development'
  const content = await loadSiteContent(options)
  const { basePath } = content.site
  const config = viteConfig({ contentDir: options.contentDir, basePath })
  const port = Number(process.env.PORT ?? 3000)
  const server = await createServer(
    mergeConfig(config, {
      plugins: [await contentPlugin(options, content)],
      server: { port, strictPort: true, host: process.env.HOST ?? '127.0.0.1' },
    }),
  )
  await server.listen().catch((error: Error) => {
    throw new BuildError(`${error.message}. Set PORT to use another one.`)
  })
  console.log(`The site, as it is written, is at ${server.resolvedUrls?.local[0]}`)
}

/** Serves pages and their data, and tells open pages when their content has changed. */
async function contentPlugin(options: BuildOptions, siteContent: SiteContent): Promise<Plugin> {
  const { basePath } = siteContent.site
  const inlineScript = (
    await buildInlineScript(viteConfig({ ...options, basePath }), 'src/entries/inline.ts')
  ).code
  let content = await compileDevContent(options, siteContent)

  const assets = (server: ViteDevServer) => ({
    stylesheets: loadedStylesheets(server).map((file) => basePath + file.slice(1)),
    font: basePath + font,
    bootScript: basePath + clientEntries.boot,
    appScript: basePath + clientEntries.app,
    inlineScript,
    siteData: basePath + devSiteDataPath,
  })

  async function answer(
    server: ViteDevServer,
    request: Connect.IncomingMessage,
    response: ServerResponse,
  ) {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost')
    const pathname = url.pathname.startsWith(basePath)
      ? url.pathname.slice(basePath.length)
      : url.pathname
    if (pathname === devSiteDataPath) {
      return send(response, 200, 'application/json', JSON.stringify(content.siteData))
    }
    const asked = content.pages.get(content.dataPaths.get(pathname) ?? '')
    if (asked) {
      send(response, 200, 'application/json', asked.json)
      return prepare(asked.page)
    }

    const isForTools = /\.(md|txt|xml)$/.test(pathname)
    const forTools = isForTools && (await content.forTools()).get(pathname)
    if (forTools) {
      const type = pathname.endsWith('.xml') ? 'application/xml' : 'text/plain'
      return send(response, 200, type, forTools)
    }

    const asset = content.assets.get(pathname)
    if (asset !== undefined && pathname.endsWith('.txt')) {
      const text = withoutRegionMarks(asset, await readFile(asset)).toString()
      return send(response, 200, 'text/plain', text)
    }
    if (asset !== undefined) {
      // Vite serves files of the project by their address.
      response.writeHead(302, { Location: `${basePath}@fs${asset}` }).end()
      return
    }

    const search = isSearchFile(pathname) && (await content.searchFiles()).get(pathname)
    if (search) return send(response, 200, 'application/json', search)

    const archive = pathname.endsWith('.zip') && (await exampleArchives()).get(pathname)
    if (archive) return send(response, 200, 'application/zip', archive)

    const route = normalizePath(`/${pathname}`)
    const found = findPage(content, route)
    const prerender: Prerender = (await server.ssrLoadModule(`/${prerenderEntry}`)).prerender
    const html = prerender({
      page: found ?? content.notFound(route),
      siteData: content.siteData,
      assets: assets(server),
    })
    const tags = await viteTags(server, url.pathname)
    send(
      response,
      found ? 200 : 404,
      'text/html',
      html.replace('<head>', () => `<head>${tags}`),
    )
  }

  /** Sends an edited page before anything else is asked of it. */
  async function showEdit(server: ViteDevServer, file: string) {
    // Some editors empty a file before they write it.
    for (let tries = 0; tries < 10 && isEmpty(file); tries++) await setTimeout(5)
    seenAt.set(file, changeTime(file))
    const { problems } = await content.edits.compile(sourcePathOf(file), (drawn) => {
      const served = asServed(content, drawn)
      if (!served) return
      server.ws.send('content:page', { page: served.page, hash: served.hash })
      performance.mark('content:sent')
      replacePage(content, served)
    })
    showProblem(server, problems)
  }

  /** Looks at all pages together, and sends what else has changed. */
  async function check(server: ViteDevServer) {
    isChecking = true
    try {
      while (!isChecked) {
        await edits
        isChecked = true
        const next = await compileDevContent(options, siteContent)
        // Edited meanwhile: what was read may be older than what is shown.
        if (!isChecked) continue
        keepBroken(content, next)
        const routes = changedRoutes(content.siteData, next.siteData)
        content = next
        const isSound = !showProblem(server, content.problems)
        server.ws.send('content:update', { routes, isSound })
        performance.mark('content:checked')
      }
    } finally {
      isChecking = false
    }
  }

  /** Edits are shown in the order in which they come; the check that follows is of all of them. */
  let edits: Promise<unknown> = Promise.resolve()
  let isChecked = true
  let isChecking = false

  function hear(server: ViteDevServer, event: string, file: string) {
    performance.mark('content:seen')
    seenAt.set(file, changeTime(file))
    if (event === 'change' && file.endsWith('.md')) {
      // A file that cannot be read is the check's to tell.
      edits = edits.then(() => showEdit(server, file)).catch(() => {})
    }
    isChecked = false
    if (!isChecking) check(server).catch(console.error)
    lookAgain(server, event, file)
  }

  /** When files were last changed, as of the last look at them. */
  const seenAt = new Map<string, number | undefined>()

  /** The watcher passes over a change that comes within 50 ms of another. */
  async function lookAgain(server: ViteDevServer, event: string, file: string) {
    await setTimeout(100)
    await edits
    if (changeTime(file) !== seenAt.get(file)) hear(server, event, file)
  }

  const prepared = new Set<string>()

  /** A page that is looked at is likely to be edited. */
  async function prepare({ sourcePath }: PageData) {
    if (sourcePath === null || prepared.has(sourcePath)) return
    prepared.add(sourcePath)
    await content.edits.prepare(sourcePath).catch(() => {})
    performance.mark('content:prepared')
  }

  return {
    name: 'content',
    configureServer(server) {
      const docs = path.join(options.contentDir, 'docs')
      server.watcher.add(docs)
      server.watcher.on('all', (event, file) => {
        if (file.startsWith(docs)) hear(server, event, file)
      })
      server.ws.on('connection', () => showProblem(server, content.problems))
      server.ws.on('content:open', ({ route }: { route: string }) => {
        const open = content.pages.get(route)
        if (open) prepare(open.page)
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, request, response).catch(next)
        })
      }
    },
  }
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0
}

/** Undefined when there is no such file. */
function changeTime(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

/** As pages name their files. */
function sourcePathOf(file: string): string {
  return path.relative(projectRoot, file).split(path.sep).join('/')
}

function findPage({ pages }: DevContent, route: string): PageData | undefined {
  const found = pages.get(route) ?? pages.get(`${route}/`) ?? pages.get(route.replace(/\/$/, ''))
  return found?.page
}

/** What Vite puts into documents. It would put the base path before addresses of ours that have it already. */
async function viteTags(server: ViteDevServer, pathname: string): Promise<string> {
  const html = await server.transformIndexHtml(pathname, '<head></head>')
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'))
}

/** Styles that modules on the server have imported: linked, so that pages are styled at first paint. */
function loadedStylesheets(server: ViteDevServer): string[] {
  const { ssr } = server.environments
  return [...(ssr?.moduleGraph.urlToModuleMap.keys() ?? [])].filter((url) => url.endsWith('.css'))
}

/** Shows the first error in all open pages, if there is one. */
function showProblem(server: ViteDevServer, problems: Problem[]): boolean {
  const problem = problems.find(({ severity }) => severity === 'error')
  if (!problem) return false
  const { file, line, message, hint } = problem
  const err: ErrorPayload['err'] = {
    message: hint ? `${message}\n${hint}` : message,
    stack: '',
    id: file,
    plugin: 'content',
    loc: { file, line: line ?? 1, column: 0 },
  }
  server.ws.send({ type: 'error', err })
  return true
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, {
    'Content-Type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
    'Cache-Control': 'no-cache',
  })
  response.end(body)
}

if (import.meta.filename === process.argv[1]) runCommand(() => dev(readOptions()))
