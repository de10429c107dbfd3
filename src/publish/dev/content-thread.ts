/** The functions that the development server calls in the thread that has the content. */
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Diagnostic, DiagnosticError } from '../../model/diagnostic.ts'
import type { SiteData } from '../../model/site-data.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { runCommand } from '../../system/run-command.ts'
import { type BuildOptions, readOptions } from '../options.ts'
import { readHostedSearch } from '../search-files/hosted-search.ts'
import { type Answer, createAnswers } from './dev-answers.ts'
import { type DevContent, openContent } from './dev-content.ts'

type Functions = typeof import('./content-thread.ts')

/** Calls one of the functions below in that thread. */
export type AskContent = <Name extends keyof Functions>(
  name: Name,
  ...args: Parameters<Functions[Name]>
) => Promise<Awaited<ReturnType<Functions[Name]>>>

let content: DevContent
let answers: ReturnType<typeof createAnswers>

/** How often settings that have mistakes when the server starts are read again, in milliseconds. */
const retryMs = 300

/**
 * Opens the content as soon as its settings have no mistakes.
 * @param args of the command line
 * @returns null when these have mistakes, which are printed
 */
export async function open(
  args: string[],
): Promise<{ contentDir: string; basePath: string } | null> {
  let opened = null
  await runCommand(async () => {
    const { contentDir, ...options } = readOptions(args)
    content = await openWhenSound({ contentDir, ...options })
    const { hosted, diagnostics } = readHostedSearch()
    answers = createAnswers(content, hosted)
    printDiagnostics(diagnostics)
    opened = { contentDir, basePath: content.settings().site.basePath }
  })
  return opened
}

async function openWhenSound(options: BuildOptions): Promise<DevContent> {
  let printed: Diagnostic[] = []
  for (;;) {
    try {
      return await openContent(options)
    } catch (error) {
      // A file may be removed while it's read.
      const isPassing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      if (!isPassing && !(error instanceof DiagnosticError)) throw error
      const diagnostics = error instanceof DiagnosticError ? error.diagnostics : []
      if (!isDeepStrictEqual(diagnostics, printed)) printDiagnostics(diagnostics)
      printed = diagnostics
      await setTimeout(retryMs)
    }
  }
}

/** @param path below the base */
export const answer = (path: string): Promise<Answer> => answers.answer(path)

/** Call it when a file was added, changed or removed. */
export const changed = (file: string): void => content.changed(file)

/** Compiles the pages that nobody has asked for, and prepares for the first edit. */
export const compileRest = (): Promise<void> => content.compileRest()

/** What open pages and the terminal are told of a state of the content. */
export type Update = {
  state: number
  siteData: SiteData
  /** All that is wrong. */
  diagnostics: Diagnostic[]
  basePath: string
}

/** Waits until there is another state than at the last call. */
export async function nextUpdate(): Promise<Update> {
  const diagnostics = await content.news()
  const { basePath } = content.settings().site
  return { state: content.state(), siteData: answers.siteData(), diagnostics, basePath }
}
