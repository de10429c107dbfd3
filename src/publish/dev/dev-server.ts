import type { ServerResponse } from 'node:http'
import path from 'node:path'
import {
  type Connect,
  createServer,
  type ErrorPayload,
  mergeConfig,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocumentAssets } from '../../model/document-assets.ts'
import { pageIndexPath } from '../../model/page-index.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { projectRoot } from '../../system/project.ts'
import { UsageError } from '../../system/run-command.ts'
import type { Prerender } from '../bundle/bundle.ts'
import { clientEntries, prerenderEntry } from '../bundle/page-assets.ts'
import { buildInlineScript } from '../bundle/vite-builds.ts'
import { viteConfig } from '../bundle/vite-config.ts'
import { preloadedFonts, readColors, themeColors } from '../theme.ts'
import type { AskContent } from './content-thread.ts'
import { type Answer, devSiteDataPath } from './dev-answers.ts'
import { createLiveFiles, liveConfig } from './dev-live.ts'
import { emitMissedChanges } from './missed-changes.ts'
import { followModules } from './module-state.ts'

/** Returns the state of the modules that a page would be rendered with now, for src/site/entries/hot-content.ts. */
const devModuleStatePath = '@module-state'

/** If no page is requested for this long, the pages that nobody has asked for are compiled. */
const idleMs = 2000

type SiteOptions = { contentDir: string; basePath: string }

/** Starts the development server. It shows pages as they are edited, and updates components with Fast Refresh. */
export async function serve(options: SiteOptions, askContent: AskContent): Promise<void> {
  const server = await createServer(
    mergeConfig(mergeConfig(viteConfig(options), liveConfig), {
      plugins: [contentPlugin(options, askContent)],
      // By default, Vite would also look for packages in the examples, and reload pages when it finds one.
      optimizeDeps: {
        entries: [...Object.values(clientEntries), 'src/site/entries/search-worker.ts'],
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
    .then(() => setTimeout(() => askContent('compileRest'), idleMs))
  console.log(`The site, as it is written, is at ${server.resolvedUrls?.local[0]}`)
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

/** Serves pages and their data, and updates open pages when their content has changed. */
function contentPlugin(options: SiteOptions, askContent: AskContent): Plugin {
  const { contentDir, basePath } = options
  const inlineScript = buildInlineScript(viteConfig(options), 'src/site/entries/inline.ts')
  const liveFile = createLiveFiles(viteConfig(options))
  let diagnostics: Diagnostic[] = []

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

  /** Renders the document of a page, with all modules in the same state. */
  async function render(
    server: ViteDevServer,
    moduleState: () => number,
    pathname: string,
    { page, siteData }: Extract<Answer, { page: unknown }>,
  ): Promise<string> {
    for (;;) {
      const state = moduleState()
      const prerender = await loadPrerender(server)
      const tags = await viteTags(server, basePath + pathname)
      const { code } = await inlineScript
      const html = await prerender({ page, siteData, assets: () => assetsOf(server, code) }).catch(
        (error) => {
          if (moduleState() === state) throw error
          return null
        },
      )
      // If a file was saved meanwhile, some modules may have its old version and others the new one.
      if (html === null || moduleState() !== state) continue
      const marks = `<meta name="module-state" content="${state}"><meta name="page-version" content="${siteData.routes[page.route] ?? ''}">`
      return html.replace('<head>', () => `<head>${marks}${tags}`)
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
      const html = await render(server, moduleState, pathname, answer)
      send(response, answer.isFound ? 200 : 404, 'text/html', html)
      askContent('compileRest')
    }
  }

  async function sendUpdates(server: ViteDevServer): Promise<void> {
    for (;;) {
      const { siteData, diagnostics: found } = await askContent('nextUpdate')
      const known = new Set(diagnostics.map((diagnostic) => JSON.stringify(diagnostic)))
      printDiagnostics(found.filter((diagnostic) => !known.has(JSON.stringify(diagnostic))))
      diagnostics = found
      const isSound = !showDiagnostic(server, diagnostics)
      server.ws.send('content:update', { siteData, isSound })
      performance.mark('content:sent')
    }
  }

  return {
    name: 'content',
    configureServer(server) {
      emitMissedChanges(server.watcher)
      server.watcher.on('all', (_event, file) => {
        performance.mark('content:seen')
        askContent('changed', file)
      })
      // The watcher doesn't report changes from before it was ready.
      server.watcher.once('ready', () => askContent('changed', path.join(contentDir, 'docs')))
      sendUpdates(server)
      server.ws.on('connection', () => showDiagnostic(server, diagnostics))
      const moduleState = followModules(server.environments)
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

/** Shows the first error in all open pages, if there is one. */
function showDiagnostic(server: ViteDevServer, diagnostics: Diagnostic[]): boolean {
  const diagnostic = diagnostics.find(({ severity }) => severity === 'error')
  if (!diagnostic) return false
  const { file, line, message, hint } = diagnostic
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
