import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { type Checkpoint, checkpointName, workingFolder } from './checkpoints.ts'
import { type Composed, composeFiles } from './compose.ts'
import { withInter } from './inter.ts'
import { writeFolder } from './write-folder.ts'

/**
 * Packages of which every application takes the whole, so that their files are the same in all. The
 * packages of Redux are cut to what each application uses, and stay in its own file.
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
  const { output } = (await build({
    root,
    // The application's own settings are for its tests, whose packages a build need not have.
    configFile: false,
    plugins: [react(), withInter(), withoutSurroundings()],
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
  })) as Rolldown.RolldownOutput // One configuration without watching gives one output.
  return new Map(
    output.map((file) => {
      const isPage = file.fileName.endsWith('.html')
      const path = isPage ? `${name}.html` : file.fileName
      const content = file.type === 'chunk' ? file.code : file.source
      // A page from a folder of the application stands beside the others, and so nearer to its files.
      return [`examples/${path}`, isPage ? String(content).replaceAll('="../', '="./') : content]
    }),
  )
}

/** The page that the part itself brings, such as `flock-counter/index.html`; otherwise the application's. */
function pageOf({ app, part }: Checkpoint, { origins }: Composed): string {
  const ownFolder = `examples/${app}/part-${part}/`
  const own = [...origins].find(([file, at]) => file.endsWith('.html') && at.startsWith(ownFolder))
  return own?.[0] ?? 'index.html'
}

/** Runs before the application and its packages. */
const surroundings = `{
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
 * Makes an application run where it has no origin, as in the frame of a checkpoint: there it has no service worker, no
 * storage and no addresses of its own. Without a service worker, msw answers requests in the page. It wants a storage
 * and cookies, so it gets some that last as long as the page, and it answers sockets but connects to the server
 * as well, so there is one that never opens. The router remembers addresses for itself. Icons
 * are files of the application's own server.
 */
function withoutSurroundings(): Plugin {
  const fileName = 'shared/surroundings.js'
  return {
    name: 'without-surroundings',
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
      this.emitFile({ type: 'asset', fileName, source: surroundings })
    },
  }
}
