import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ErrorPayload, ViteDevServer } from 'vite'
import { type Diagnostic, DiagnosticError } from '../../model/diagnostic.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { changedRoutes, type DevContent, retainBrokenPages } from './dev-content.ts'

/** The content while it is written. */
type EditedContent = {
  /** As it is at the moment. */
  now(): DevContent
  /** Shows in all open pages that a file has been added, changed or removed. */
  show(server: ViteDevServer, file: string): void
}

/** @param compile compiles what has changed since the last time, and checks all pages together */
export async function createEditedContent(
  compile: () => Promise<DevContent>,
): Promise<EditedContent> {
  let content = await compile()
  /** The file that was changed last, if that isn't shown yet. */
  let edited: string | null = null
  let isAtWork = false

  function show(server: ViteDevServer, file: string) {
    performance.mark('content:seen')
    edited = file
    if (!isAtWork) update(server).catch((error) => showFailure(server, error))
  }

  /** Compiles until nothing has changed meanwhile. */
  async function update(server: ViteDevServer) {
    isAtWork = true
    try {
      while (edited !== null) {
        const file = edited
        edited = null
        // Some editors empty a file before they write it.
        for (let tries = 0; tries < 10 && isEmpty(file); tries++) await setTimeout(5)
        const next = await compile().catch(async (error: unknown) => {
          // A file that is written over while it is read ends the compiling. That it was is told 100 ms later.
          await setTimeout(150)
          if (edited === null) throw error
        })
        if (next) send(server, next)
      }
    } finally {
      isAtWork = false
    }
  }

  /** Tells open pages what has changed. */
  function send(server: ViteDevServer, next: DevContent) {
    retainBrokenPages(content, next)
    const before = content.siteData
    content = next
    const routes = changedRoutes(before, next.siteData)
    const isSameSidebar = isDeepStrictEqual(next.siteData.sidebar, before.sidebar)
    const sidebar = isSameSidebar ? null : next.siteData.sidebar
    const isSound = !showDiagnostic(server, next.diagnostics)
    server.ws.send('content:update', { routes, sidebar, isSound })
    performance.mark('content:sent')
  }

  return { now: () => content, show }
}

/** Shows the first error in all open pages, if there is one. */
export function showDiagnostic(server: ViteDevServer, diagnostics: Diagnostic[]): boolean {
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

/** Shows an error that prevents compiling, such as a sidebar that isn't valid TypeScript at the moment. */
function showFailure(server: ViteDevServer, error: Error): void {
  if (error instanceof DiagnosticError) {
    printDiagnostics(error.diagnostics)
    showDiagnostic(server, error.diagnostics)
    return
  }
  console.error(error)
  server.ws.send({ type: 'error', err: { message: error.message, stack: '' } })
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0
}
