import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [react(), mockServiceWorker()],
  resolve: { alias: { '@': here('./src') } },
  build: {
    rolldownOptions: {
      // The first two parts of the tutorial have their own pages.
      input: [
        here('./index.html'),
        here('./flock-concepts/index.html'),
        here('./flock-counter/index.html'),
      ].filter((page) => existsSync(page)),
    },
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
})

/** Serves the service worker of the installed msw, so that no copy of it can grow old here. */
function mockServiceWorker(): Plugin {
  const fileName = 'mockServiceWorker.js'
  const source = () =>
    readFileSync(
      createRequire(import.meta.url).resolve(`msw/${fileName}`),
      'utf8',
    )
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}
