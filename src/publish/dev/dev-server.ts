import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import {
  type Connect,
  createServer,
  type ErrorPayload,
  mergeConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { type Diagnostic, DiagnosticError, formatDiagnostics } from '../../model/diagnostic.ts'
import type { DocumentAssets } from '../../model/document-assets.ts'
import { pageIndexPath } from '../../model/page-index.ts'
import type { SiteData } from '../../model/site-data.ts'
import { contentHash } from '../../system/hash.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { UsageError } from '../../system/run-command.ts'
import { inlineScriptOf, type Prerender } from '../bundle/bundle.ts'
import { clientEntries, prerenderEntry } from '../bundle/page-assets.ts'
import { viteConfig } from '../bundle/vite-config.ts'
import { escapeXml } from '../site-files/xml.ts'
import { preloadedFonts, readColors, themeColors } from '../theme.ts'
import type { AskContent, Update } from './content-thread.ts'
import { type Answer, devSiteDataPath } from './dev-answers.ts'
import { createLiveFiles, liveConfig } from './dev-live.ts'
import { refusedOpening } from './editor-requests.ts'
import { emitMissedChanges } from './missed-changes.ts'
import { followModules } from './module-state.ts'

/** Returns the state of the modules that a page would be rendered with now, for src/site/entries/hot-content.ts. */
const devModuleStatePath = '@module-state'

/** Follows states in every document. */
const hotContentEntry = 'src/site/entries/hot-content.ts'

/** If no page is requested for this long, the pages that nobody has asked for are compiled. */
const idleMs = 2000

/** What open pages are told of a state; src/site/entries/hot-content.ts reads it. */
type HotState = {
  modules: number
  content: number
  siteData: SiteData
  error: ErrorPayload['err'] | null
}

type SiteOptions = { contentDir: string; basePath: string }

/**
 * Starts the development server. It shows pages as they are edited, and updates components with Fast Refresh.
 * @param restart called when the server has another base path now
 * @returns Vite's server
 */
export async function serve(
  options: SiteOptions,
  askContent: AskContent,
  restart: () => void,
): Promise<ViteDevServer> {
  const server = await createServer(
    mergeConfig(mergeConfig(viteConfig(options), liveConfig), {
      plugins: [contentPlugin(options, askContent, restart)],
      // Vite prepares packages again for each content, so servers of several contents would take them from each other.
      cacheDir: path.join(cacheDir, 'vite', contentHash(options.contentDir)),
      // Vite would start a second server when such a file changes.
      envDir: false,
      // By default, Vite would also look for packages in the examples, and reload pages when it finds one.
      optimizeDeps: {
        entries: [
          ...Object.values(clientEntries),
          hotContentEntry,
          'src/site/entries/search-worker.ts',
        ],
      },
      server: {
        port: Number(process.env.PORT ?? 3000),
        strictPort: true,
        host: process.env.HOST ?? '127.0.0.1',
        watch: { ignored: [`${projectRoot}/dist*/**`, isWrittenByTools(options.contentDir)] },
        // Vite's own list, and other files that may contain a key.
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
  // The first page needs these modules, so loading starts now. Errors are reported when that page is requested.
  loadPrerender(server)
    .catch(() => {})
    .then(() => setTimeout(() => askContent('compileRest').catch(() => {}), idleMs))
  // A server that takes the place of this one is where open pages look for it.
  const [address = ''] = server.resolvedUrls?.local ?? []
  process.env.PORT = new URL(address).port
  console.log(`The site, as it is written, is at ${address}`)
  return server
}

/**
 * Whether builds or checks write this file; content that lies below the cache folder doesn't count. There are too many
 * of these files to watch, and Vite would take a tsconfig.json among them for the project's and reload all modules.
 */
function isWrittenByTools(contentDir: string): (file: string) => boolean {
  const folder = path.join(projectRoot, '.cache')
  return (file) =>
    file.startsWith(folder + path.sep) &&
    !file.startsWith(contentDir) &&
    !contentDir.startsWith(file)
}

async function loadPrerender(server: ViteDevServer): Promise<Prerender> {
  return (await server.ssrLoadModule(`/${prerenderEntry}`)).prerender
}

/** Serves pages and their data, and tells open pages of new states. */
function contentPlugin(options: SiteOptions, askContent: AskContent, restart: () => void): Plugin {
  const { contentDir, basePath } = options
  const liveFile = createLiveFiles(viteConfig(options))
  let content: Update | undefined
  /** The state of the modules that open pages know of. */
  let toldModules: number | undefined

  const assetsOf = (server: ViteDevServer, inlineScript: string): DocumentAssets => ({
    stylesheets: loadedStylesheets(server).map((file) => basePath + file.slice(1)),
    themeColors: themeColors(readColors(contentDir)),
    fonts: preloadedFonts(contentDir).map((font) => basePath + font),
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

  /** @returns whether it has responded */
  async function answerLive(pathname: string, response: ServerResponse): Promise<boolean> {
    const file = await liveFile(pathname)
    if (file) send(response, 200, file.type, file.text)
    return file !== null
  }

  /** Renders the document of a page, with all modules in the same state; or one that says why that fails. */
  async function render(
    server: ViteDevServer,
    moduleState: () => number,
    pathname: string,
    { page, siteData, state, isFound }: Extract<Answer, { page: unknown }>,
  ): Promise<{ status: number; html: string }> {
    for (;;) {
      const modules = moduleState()
      const tags = await viteTags(server, basePath + pathname)
      const marks = `<meta name="state" content="${modules} ${state}">${tags}<script type="module" src="${basePath}${hotContentEntry}"></script>`
      const rendered = await loadPrerender(server)
        .then(async (prerender) => {
          const { code } = await inlineScriptOf(options, 'inline')
          const html = await prerender({ page, siteData, assets: () => assetsOf(server, code) })
          const status = isFound ? 200 : 404
          return { status, html: html.replace('<head>', () => `<head>${marks}`) }
        })
        .catch((error) => ({ status: 500, html: failureDocument(server, error, marks) }))
      // If a file was saved meanwhile, some modules may have its old version and others the new one.
      if (moduleState() === modules) return rendered
    }
  }

  async function answer(
    server: ViteDevServer,
    moduleState: () => number,
    request: Connect.IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const pathname = pathOf(request)
    if (pathname === devModuleStatePath) {
      return send(response, 200, 'text/plain', String(moduleState()))
    }
    const answer = await askContent('answer', pathname)
    if ('file' in answer) {
      // Vite serves files of the project under this address.
      response.writeHead(302, { Location: `${basePath}@fs${answer.file}` }).end()
    } else if ('body' in answer) {
      send(response, answer.status, answer.type, answer.body)
    } else {
      const { status, html } = await render(server, moduleState, pathname, answer)
      send(response, status, 'text/html', html)
      askContent('compileRest')
    }
  }

  async function followContent(tell: () => void): Promise<void> {
    for (;;) {
      const before = content?.diagnostics ?? []
      content = await askContent('nextUpdate')
      if (content.basePath !== basePath) restart()
      const known = new Set(before.map((diagnostic) => JSON.stringify(diagnostic)))
      printDiagnostics(content.diagnostics.filter((one) => !known.has(JSON.stringify(one))))
      tell()
      performance.mark('content:sent')
    }
  }

  return {
    name: 'content',
    configureServer(server) {
      const moduleState = followModules(server.environments)
      const stateNow = (): HotState | null => {
        if (!content) return null
        const { state, siteData, diagnostics } = content
        toldModules = moduleState()
        return { modules: toldModules, content: state, siteData, error: firstError(diagnostics) }
      }
      const tell = (client: Pick<typeof server.ws, 'send'> = server.ws) => {
        const state = stateNow()
        if (state) client.send('content:state', state)
      }
      emitMissedChanges(server.watcher)
      server.watcher.on('all', (_event, file) => {
        performance.mark('content:seen')
        askContent('changed', file)
        if (moduleState() !== toldModules) tell()
      })
      // The watcher doesn't report changes from before it was ready.
      server.watcher.once('ready', () => askContent('changed', path.join(contentDir, 'docs')))
      followContent(tell).catch(() => {})
      server.ws.on('content:ask', (_data, client) => tell(client))
      server.middlewares.use((request, response, next) => {
        const { searchParams } = new URL(request.originalUrl ?? '/', 'http://localhost')
        const refused = refusedOpening(pathOf(request), searchParams)
        if (refused) send(response, refused.status, 'text/plain', refused.reason)
        else next()
      })
      // Has to run before Vite, which would look for these scripts among the project's files.
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

/**
 * The tags that Vite adds to documents. Vite gets an empty document, because it would add the base path to the
 * addresses in ours a second time.
 */
async function viteTags(server: ViteDevServer, pathname: string): Promise<string> {
  const html = await server.transformIndexHtml(pathname, '<head></head>')
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'))
}

/** Declares the order of the cascade layers, so it has to be the first stylesheet. */
const layers = '/src/components/styles/layers.css'

/**
 * Stylesheets that modules on the server have imported. Documents link them, so that pages are styled at first paint.
 */
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

/** The first error, for Vite's box; null if there is none. */
function firstError(diagnostics: Diagnostic[]): HotState['error'] {
  const diagnostic = diagnostics.find(({ severity }) => severity === 'error')
  if (!diagnostic) return null
  const { file, line, message, hint } = diagnostic
  return {
    message: hint ? `${message}\n${hint}` : message,
    stack: '',
    id: file,
    plugin: 'content',
    loc: { file, line: line ?? 1, column: 0 },
  }
}

/**
 * A document in the place of one that can't be rendered. The next state replaces it.
 * @param marks what follows states
 */
function failureDocument(server: ViteDevServer, error: unknown, marks: string): string {
  const isDiagnostic = error instanceof DiagnosticError
  if (isDiagnostic) printDiagnostics(error.diagnostics)
  else server.config.logger.error(String(error instanceof Error ? error.stack : error))
  const text = isDiagnostic
    ? formatDiagnostics(error.diagnostics)
    : stripVTControlCharacters(String(error))
  return `<!doctype html><head>${marks}<title>Error</title></head><pre>${escapeXml(text)}</pre>`
}
