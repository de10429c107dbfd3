import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), mockServiceWorker()],
  test: {
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        url: 'http://localhost:3000',
        settings: {
          disableCSSFileLoading: true,
          handleDisabledFileLoadingAsSuccess: true,
        },
      },
    },
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
  },
})

/** Serves the service worker of the installed msw, so there's no copy to keep up to date. */
function mockServiceWorker(): Plugin {
  const fileName = 'mockServiceWorker.js'
  const { resolve } = createRequire(import.meta.url)
  const source = () => readFileSync(resolve(`msw/${fileName}`), 'utf8')
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
