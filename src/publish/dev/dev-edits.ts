import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PageData } from '../../model/page.ts'
import { projectRoot } from '../../system/project.ts'
import { asServed, changedRoutes, type DevContent, keepBroken, replacePage } from './dev-content.ts'

/** The content while it is written. */
export type EditedContent = {
  /** As it is at the moment. */
  now(): DevContent
  /** Shows in all open pages that a file has been added, changed or removed. */
  show(server: ViteDevServer, event: string, file: string): void
  /** Makes the first edit of a page that is looked at as quick as those after it. */
  prepare(page: PageData): Promise<void>
}

/** @param compile compiles what has changed since the last time, and checks all pages together */
export async function createEditedContent(
  compile: () => Promise<DevContent>,
): Promise<EditedContent> {
  let content = await compile()
  /** Edits are shown in the order in which they come; the check that follows is of all of them. */
  let edits: Promise<unknown> = Promise.resolve()
  let isChecked = true
  let isChecking = false
  const prepared = new Set<string>()

  function show(server: ViteDevServer, event: string, file: string) {
    performance.mark('content:seen')
    if (event === 'change') {
      // A file that cannot be read is the check's to tell.
      edits = edits.then(() => showPage(server, file)).catch(() => {})
    }
    isChecked = false
    if (!isChecking) check(server).catch((error) => showFailure(server, error))
  }

  /** Sends an edited page before anything else is asked of it. What other files change, the check finds. */
  async function showPage(server: ViteDevServer, file: string) {
    // Some editors empty a file before they write it.
    for (let tries = 0; tries < 10 && isEmpty(file); tries++) await setTimeout(5)
    const sourcePath = sourcePathOf(file)
    if (![...content.pages.values()].some(({ page }) => page.sourcePath === sourcePath)) return
    const { diagnostics } = await content.edits.compile(sourcePath, (rendered) => {
      const served = asServed(content, rendered)
      if (!served) return
      server.ws.send('content:page', { page: served.page, hash: served.hash })
      performance.mark('content:sent')
      replacePage(content, served)
    })
    showDiagnostic(server, diagnostics)
  }

  /** Looks at all pages together, and sends what else has changed. */
  async function check(server: ViteDevServer) {
    isChecking = true
    try {
      while (!isChecked) {
        isChecked = true
        await edits
        if (!isChecked) continue
        const next = await compile().catch(async (error: unknown) => {
          // A file that is written over while it is read ends the compiling, not the check. That it was is told 100 ms later.
          await setTimeout(150)
          if (isChecked) throw error
        })
        // Edited meanwhile: what was read may be older than what is shown.
        if (!next || !isChecked) continue
        keepBroken(content, next)
        const before = content.siteData
        content = next
        const routes = changedRoutes(before, next.siteData)
        const isSameSidebar = isDeepStrictEqual(next.siteData.sidebar, before.sidebar)
        const sidebar = isSameSidebar ? null : next.siteData.sidebar
        const isSound = !showDiagnostic(server, next.diagnostics)
        server.ws.send('content:update', { routes, sidebar, isSound })
        performance.mark('content:checked')
      }
    } finally {
      isChecking = false
    }
  }

  async function prepare({ sourcePath }: PageData) {
    if (sourcePath === null || prepared.has(sourcePath)) return
    prepared.add(sourcePath)
    await content.edits.prepare(sourcePath).catch(() => {})
    performance.mark('content:prepared')
  }

  return { now: () => content, show, prepare }
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

/** Shows what has ended the compiling, such as a sidebar that is not TypeScript at the moment. */
function showFailure(server: ViteDevServer, error: Error): void {
  console.error(error)
  server.ws.send({ type: 'error', err: { message: error.message, stack: '' } })
}

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0
}

/** As pages name their files. */
function sourcePathOf(file: string): string {
  return path.relative(projectRoot, file).split(path.sep).join('/')
}
