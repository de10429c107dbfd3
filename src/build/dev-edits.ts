import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ErrorPayload, ViteDevServer } from 'vite'
import type { PageData } from '../content/page.ts'
import type { Problem } from '../content/problem.ts'
import { asServed, changedRoutes, type DevContent, keepBroken, replacePage } from './dev-content.ts'
import { projectRoot } from './options.ts'

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
  /** When files were last changed, as of the last look at them. */
  const seenAt = new Map<string, number | undefined>()
  const prepared = new Set<string>()

  function show(server: ViteDevServer, event: string, file: string) {
    performance.mark('content:seen')
    seenAt.set(file, changeTime(file))
    if (event === 'change' && file.endsWith('.md')) {
      // A file that cannot be read is the check's to tell.
      edits = edits.then(() => showPage(server, file)).catch(() => {})
    }
    isChecked = false
    if (!isChecking) check(server).catch(console.error)
    lookAgain(server, event, file)
  }

  /** Sends an edited page before anything else is asked of it. */
  async function showPage(server: ViteDevServer, file: string) {
    // Some editors empty a file before they write it.
    for (let tries = 0; tries < 10 && isEmpty(file); tries++) await setTimeout(5)
    seenAt.set(file, changeTime(file))
    const { problems } = await content.edits.compile(sourcePathOf(file), (drawn) => {
      const served = asServed(content, drawn)
      if (!served) return
      server.ws.send('content:page', { page: served.page, hash: served.hash })
      performance.mark('content:sent')
      replacePage(content, served)
    })
    showProblem(server, problems)
  }

  /** Looks at all pages together, and sends what else has changed. */
  async function check(server: ViteDevServer) {
    isChecking = true
    try {
      while (!isChecked) {
        await edits
        isChecked = true
        const next = await compile()
        // Edited meanwhile: what was read may be older than what is shown.
        if (!isChecked) continue
        keepBroken(content, next)
        const routes = changedRoutes(content.siteData, next.siteData)
        content = next
        const isSound = !showProblem(server, content.problems)
        server.ws.send('content:update', { routes, isSound })
        performance.mark('content:checked')
      }
    } finally {
      isChecking = false
    }
  }

  /** The watcher passes over a change that comes within 50 ms of another. */
  async function lookAgain(server: ViteDevServer, event: string, file: string) {
    await setTimeout(100)
    await edits
    if (changeTime(file) !== seenAt.get(file)) show(server, event, file)
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
export function showProblem(server: ViteDevServer, problems: Problem[]): boolean {
  const problem = problems.find(({ severity }) => severity === 'error')
  if (!problem) return false
  const { file, line, message, hint } = problem
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

function isEmpty(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0
}

/** Undefined when there is no such file. */
function changeTime(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

/** As pages name their files. */
function sourcePathOf(file: string): string {
  return path.relative(projectRoot, file).split(path.sep).join('/')
}
