import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { type Connect, createServer, mergeConfig, type Plugin, type ViteDevServer } from 'vite'
import { exampleArchives } from '../../examples/archive.ts'
import { withoutRegionMarks } from '../../examples/region-marks.ts'
import type { PageData } from '../../model/page.ts'
import { pageIndexPath, splitSiteData } from '../../model/page-index.ts'
import { normalizePath } from '../../model/routes.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { runCommand, UsageError } from '../../system/run-command.ts'
import type { Prerender } from '../bundle/bundle.ts'
import { clientEntries, fonts, prerenderEntry } from '../bundle/page-assets.ts'
import { buildInlineScript } from '../bundle/vite-builds.ts'
import { viteConfig } from '../bundle/vite-config.ts'
import { type BuildOptions, loadSiteContent, readOptions, type SiteContent } from '../options.ts'
import { readAlgoliaSettings } from '../search/search-settings.ts'
import {
  compileDevContent,
  type DevContent,
  devModuleStatePath,
  devSiteDataPath,
} from './dev-content.ts'
import { createEditedContent, showDiagnostic } from './dev-edits.ts'
import { createLiveFiles, liveConfig } from './dev-live.ts'
import { emitMissedChanges } from './missed-changes.ts'
import { followModules } from './module-state.ts'

/** Starts the development server: pages as written, components by Fast Refresh. */
async function dev(options: BuildOptions): Promise<void> {
  // Building the inline script would make it `production`, for which Vite leaves out Fast Refresh.
  process.env.NODE_ENV = 'development'
  const content = await loadSiteContent(options)
  printDiagnostics(readAlgoliaSettings().diagnostics)
  const { basePath } = content.site
  const config = viteConfig({ contentDir: options.contentDir, basePath })
  const port = Number(process.env.PORT ?? 3000)
  const server = await createServer(
    mergeConfig(mergeConfig(config, liveConfig), {
      plugins: [await contentPlugin(options, content)],
      server: {
        port,
        strictPort: true,
        host: process.env.HOST ?? '127.0.0.1',
        // Vite's own list, and what else may hold a key.
        fs: {
          deny: [
            '.env',
            '.env.*',
            '*.{crt,pem,key}',
            '**/.git/**',
            '.npmrc',
            '.netrc',
            '**/.ssh/**',
          ],
        },
      },
    }),
  )
  await server.listen().catch((error: Error) => {
    throw new UsageError(`${error.message}. Set PORT to use another one.`)
  })
  console.log(`The site, as it is written, is at ${server.resolvedUrls?.local[0]}`)
}

/** Serves pages and their data, and tells open pages when their content has changed. */
async function contentPlugin(options: BuildOptions, siteContent: SiteContent): Promise<Plugin> {
  const { basePath } = siteContent.site
  const inlineScript = (
    await buildInlineScript(viteConfig({ ...options, basePath }), 'src/entries/inline.ts')
  ).code
  const liveFile = createLiveFiles(viteConfig({ ...options, basePath }))
  const content = await createEditedContent(() => compileDevContent({ ...options, basePath }))

  const assetsOf = (server: ViteDevServer) => ({
    stylesheets: loadedStylesheets(server).map((file) => basePath + file.slice(1)),
    fonts: fonts.map((font) => basePath + font),
    bootScript: basePath + clientEntries.boot,
    appScript: basePath + clientEntries.app,
    inlineScript,
    siteData: basePath + devSiteDataPath,
    pageIndex: basePath + pageIndexPath,
  })

  const pathOf = (request: Connect.IncomingMessage) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    return pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  }

  /** @returns whether there is an answer */
  async function answerLive(path: string, response: ServerResponse): Promise<boolean> {
    const page = content.now().live.get(path)
    const file = page ? { type: 'application/json', text: page } : await liveFile(path)
    if (file) send(response, 200, file.type, file.text)
    return file !== null
  }

  async function answer(
    server: ViteDevServer,
    moduleState: () => number,
    request: Connect.IncomingMessage,
    response: ServerResponse,
  ) {
    const pathname = pathOf(request)
    const { pages, siteData, dataPaths, assets, ...generated } = content.now()
    if (pathname === devModuleStatePath) {
      return send(response, 200, 'text/plain', String(moduleState()))
    }
    if (pathname === devSiteDataPath) {
      const { shared } = splitSiteData(siteData)
      return send(response, 200, 'application/json', JSON.stringify(shared))
    }
    if (pathname === pageIndexPath) {
      const { appScript, siteData: shared } = assetsOf(server)
      const index = { ...splitSiteData(siteData).index, builtWith: [appScript, shared] }
      return send(response, 200, 'application/json', JSON.stringify(index))
    }
    const asked = pages.get(dataPaths.get(pathname) ?? '')
    if (asked) return send(response, 200, 'application/json', asked.json)

    const isForTools = /\.(md|txt|xml)$/.test(pathname)
    const forTools = isForTools && generated.forTools().get(pathname)
    if (forTools) {
      const type = pathname.endsWith('.xml') ? 'application/xml' : 'text/plain'
      return send(response, 200, type, forTools)
    }

    const asset = assets.get(pathname)
    if (asset !== undefined && pathname.endsWith('.txt')) {
      const text = withoutRegionMarks(asset, await readFile(asset)).toString()
      return send(response, 200, 'text/plain', text)
    }
    if (asset !== undefined) {
      // Vite serves files of the project by their address.
      response.writeHead(302, { Location: `${basePath}@fs${asset}` }).end()
      return
    }

    const isSearch = pathname.startsWith('assets/search-')
    const search = isSearch && (await generated.searchFiles()).get(pathname)
    if (search) return send(response, 200, 'application/json', search)

    const archive = pathname.endsWith('.zip') && exampleArchives().get(pathname)
    if (archive) return send(response, 200, 'application/zip', archive)

    const demo = /^examples\/([a-z0-9-]+)-part-(\d+)\.html$/.exec(pathname)
    if (demo) {
      const command = `npm run example -- ${demo[1]} ${demo[2]}`
      return send(response, 404, 'text/plain', `Demos are part of builds. Here: ${command}\n`)
    }

    const route = normalizePath(`/${pathname}`)
    const page = findPage(pages, route)
    const render = async () => {
      const prerender: Prerender = (await server.ssrLoadModule(`/${prerenderEntry}`)).prerender
      return prerender({
        page: page ?? generated.notFound(route),
        siteData,
        assets: assetsOf(server),
      })
    }
    let state = moduleState()
    let html = await render()
    // A file that is saved meanwhile may be in one module and not in another.
    for (let now = moduleState(); now !== state; now = moduleState()) {
      state = now
      html = await render()
    }
    const tags = `<meta name="module-state" content="${state}">${await viteTags(server, basePath + pathname)}`
    send(
      response,
      page ? 200 : 404,
      'text/html',
      html.replace('<head>', () => `<head>${tags}`),
    )
  }

  return {
    name: 'content',
    configureServer(server) {
      const docs = path.join(options.contentDir, 'docs')
      const sidebar = path.join(options.contentDir, 'sidebar.ts')
      const isContent = (file: string) =>
        file.startsWith(docs) || file === sidebar || isDependency(file, content.now())
      server.watcher.add([docs, sidebar])
      emitMissedChanges(server.watcher)
      server.watcher.on('all', (_event, file) => {
        if (isContent(file)) content.show(server, file)
      })
      server.ws.on('connection', () => showDiagnostic(server, content.now().diagnostics))
      const moduleState = followModules(server.environments)
      // Before Vite, which would look for these scripts among the project's files.
      server.middlewares.use((request, response, next) => {
        answerLive(pathOf(request), response).then((isAnswered) => isAnswered || next(), next)
      })
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, moduleState, request, response).catch(next)
        })
      }
    },
  }
}

/** Whether pages depend on a file, or on a folder that it is in. */
function isDependency(file: string, { dependencies }: DevContent): boolean {
  if (dependencies.has(file)) return true
  return [...dependencies].some((folder) => folder.endsWith(path.sep) && file.startsWith(folder))
}

function findPage(pages: DevContent['pages'], route: string): PageData | undefined {
  const serialized =
    pages.get(route) ?? pages.get(`${route}/`) ?? pages.get(route.replace(/\/$/, ''))
  return serialized?.page
}

/**
 * The tags that Vite adds to documents. Vite gets an empty document, because it would add the base path a second time
 * to addresses in ours.
 */
async function viteTags(server: ViteDevServer, pathname: string): Promise<string> {
  const html = await server.transformIndexHtml(pathname, '<head></head>')
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'))
}

/** Declares the order of the cascade layers that all other stylesheets use, so it comes first. */
const layers = '/src/styles/layers.css'

/** Styles that modules on the server have imported: linked, so that pages are styled at first paint. */
function loadedStylesheets(server: ViteDevServer): string[] {
  const { ssr } = server.environments
  const urls = [...(ssr?.moduleGraph.urlToModuleMap.keys() ?? [])]
  const stylesheets = urls.filter((url) => url.endsWith('.css') && url !== layers)
  return [layers, ...stylesheets]
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

runCommand(() => dev(readOptions()))
