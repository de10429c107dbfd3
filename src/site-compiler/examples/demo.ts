import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { outputFiles } from '../../system/bundled-modules.ts'
import { type Checkpoint, checkpointName, workingFolder } from './checkpoints.ts'
import { type Composed, composeFiles } from './compose.ts'
import { withInter } from './inter-font-plugin.ts'
import { writeFolder } from './write-folder.ts'

/**
 * Packages that are bundled as a whole, so that all applications share their files. Packages of Redux are reduced to
 * what each application uses, in its own file.
 */
const sharedPackages = [
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'msw', test: /[\\/]node_modules[\\/](?!@reduxjs|immer|re(act|dux|select)|use-sync)/ },
]

/**
 * A checkpoint as a page that readers can try: the page at `examples/tally-part-1.html`, the files that
 * it loads in the folder `examples/tally-part-1/`, and those that it shares with others in `examples/shared/`.
 */
export async function buildDemo(checkpoint: Checkpoint): Promise<Map<string, string | Uint8Array>> {
  const name = checkpointName(checkpoint)
  const root = workingFolder(checkpoint)
  const composed = composeFiles(checkpoint)
  writeFolder(root, composed.files)
  const output = await build({
    root,
    // The application's own configuration is for its tests, and needs packages that may be missing during a build.
    configFile: false,
    plugins: [react(), withInter(), withoutOrigin()],
    resolve: { alias: { '@': path.join(root, 'src') } },
    base: './',
    logLevel: 'silent',
    build: {
      assetsDir: name,
      write: false,
      rolldownOptions: {
        input: path.join(root, pageOf(checkpoint, composed)),
        output: {
          chunkFileNames: 'shared/[name]-[hash].js',
          assetFileNames: ({ names }) =>
            `${names[0]?.endsWith('.woff2') ? 'shared' : name}/[name]-[hash][extname]`,
          codeSplitting: { groups: sharedPackages },
        },
      },
    },
  })
  return new Map(
    // A single configuration without watching gives a single output.
    [...outputFiles(output as Rolldown.RolldownOutput)].map(([file, content]) => {
      const isPage = file.endsWith('.html')
      const path = isPage ? `${name}.html` : file
      // A page from a subfolder is moved next to the other pages, so its relative addresses change.
      return [`examples/${path}`, isPage ? String(content).replaceAll('="../', '="./') : content]
    }),
  )
}

/** The part's own page, such as `flock-counter/index.html`, if it has one; otherwise the application's. */
function pageOf({ app, part }: Checkpoint, { origins }: Composed): string {
  const ownFolder = `examples/${app}/part-${part}/`
  const own = [...origins].find(([file, at]) => file.endsWith('.html') && at.startsWith(ownFolder))
  return own?.[0] ?? 'index.html'
}

/** Code that runs before the application and its packages. */
const browserShims = `{
  delete Navigator.prototype.serviceWorker
  const kept = new Map()
  const localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }
  Object.defineProperty(window, 'localStorage', { value: localStorage })
  Object.defineProperty(window, 'indexedDB', { value: undefined })
  Object.defineProperty(document, 'cookie', { value: '', writable: true })
  window.WebSocket = class extends EventTarget {
    static CONNECTING = 0
    static OPEN = 1
    static CLOSING = 2
    static CLOSED = 3
    readyState = 0
    send() {}
    close() {}
  }
}
`

/**
 * Makes an application work without an origin, as in the frame of a checkpoint, where it has no service worker, no
 * storage and no history. So msw responds inside the page. It needs storage and cookies, which are simulated until the
 * page closes, and it opens a connection to the server for each socket that it simulates, so `WebSocket` is replaced
 * with one that never opens. The router keeps addresses in memory. Icons are left out, because only the application's
 * own server has them.
 */
function withoutOrigin(): Plugin {
  const fileName = 'shared/surroundings.js'
  return {
    name: 'without-origin',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]main\.tsx$/.test(id)) return
      return code.replace('{ BrowserRouter }', '{ MemoryRouter as BrowserRouter }')
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html.replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="data:," />'),
        tags: [{ tag: 'script', attrs: { src: `./${fileName}` }, injectTo: 'head' }],
      }),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: browserShims })
    },
  }
}
