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
import type { Problem } from '../content/problem.ts'
import { exampleArchives } from '../examples/archive.ts'
import { withoutRegionMarks } from '../examples/region-marks.ts'
import { normalizePath } from '../router/route-table.ts'
import { BuildError, runCommand } from './build-error.ts'
import { buildInlineScript, type Prerender } from './bundle.ts'
import {
  changedRoutes,
  compileDevContent,
  type DevContent,
  devSiteDataPath,
} from './dev-content.ts'
import { type BuildOptions, loadSiteContent, readOptions, type SiteContent } from './options.ts'
import { isSearchFile } from './search-files.ts'
import { clientEntries, font, prerenderEntry } from './source-files.ts'
import { viteConfig } from './vite-config.ts'

/** Starts the development server: pages as written, components by Fast Refresh. */
async function dev(options: BuildOptions): Promise<void> {
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
  server.printUrls()
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
    const data = content.dataFiles.get(pathname)
    if (data !== undefined) return send(response, 200, 'application/json', data)

    const forTools = content.forTools.get(pathname)
    if (forTools !== undefined) {
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
    const served = await server.transformIndexHtml(url.pathname, html)
    send(response, found ? 200 : 404, 'text/html', served)
  }

  async function refresh(server: ViteDevServer) {
    const before = content
    content = await compileDevContent(options, siteContent)
    // In this order: an update clears the last problem from the screen.
    const routes = changedRoutes(before.siteData, content.siteData)
    server.ws.send('content:update', { routes })
    showProblems(server, content.problems)
  }

  let refreshing = Promise.resolve()
  let isWaiting = false

  /** One after the other, so that a slow one cannot undo a later one; once for changes that come meanwhile. */
  function refreshInTurn(server: ViteDevServer, changed: string) {
    if (isWaiting) return
    isWaiting = true
    refreshing = refreshing
      .then(async () => {
        // Some editors empty a file before they write it.
        if (isEmpty(changed)) await setTimeout(50)
        isWaiting = false
        await refresh(server)
      })
      .catch(console.error)
  }

  return {
    name: 'content',
    configureServer(server) {
      const docs = path.join(options.contentDir, 'docs')
      server.watcher.add(docs)
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(docs)) refreshInTurn(server, file)
      })
      server.ws.on('connection', () => showProblems(server, content.problems))
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

function findPage({ pages }: DevContent, route: string) {
  return pages.get(route) ?? pages.get(`${route}/`) ?? pages.get(route.replace(/\/$/, ''))
}

/** Styles that modules on the server have imported: linked, so that pages are styled at first paint. */
function loadedStylesheets(server: ViteDevServer): string[] {
  const { ssr } = server.environments
  return [...(ssr?.moduleGraph.urlToModuleMap.keys() ?? [])].filter((url) => url.endsWith('.css'))
}

function showProblems(server: ViteDevServer, problems: Problem[]): void {
  const problem = problems.find(({ severity }) => severity === 'error')
  if (!problem) return
  const { file, line, message, hint } = problem
  const err: ErrorPayload['err'] = {
    message: hint ? `${message}\n${hint}` : message,
    stack: '',
    id: file,
    plugin: 'content',
    loc: { file, line: line ?? 1, column: 0 },
  }
  server.ws.send({ type: 'error', err })
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
