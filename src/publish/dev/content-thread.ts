/** The functions that the development server calls in the thread that has the content. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SiteData } from '../../model/site-data.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { runCommand } from '../../system/run-command.ts'
import { readOptions } from '../options.ts'
import { readHostedSearch } from '../search-files/hosted-search.ts'
import { type Answer, createAnswers } from './dev-answers.ts'
import { type DevContent, openContent } from './dev-content.ts'

type Functions = Omit<typeof import('./content-thread.ts'), 'AskContent'>

/** Calls one of the functions below in that thread. */
export type AskContent = <Name extends keyof Functions>(
  name: Name,
  ...args: Parameters<Functions[Name]>
) => Promise<Awaited<ReturnType<Functions[Name]>>>

let content: DevContent
let answers: ReturnType<typeof createAnswers>

/**
 * @param args of the command line
 * @returns null when these or the settings have mistakes, which are printed
 */
export async function open(
  args: string[],
): Promise<{ contentDir: string; basePath: string } | null> {
  let opened = null
  await runCommand(async () => {
    const { contentDir, ...options } = readOptions(args)
    content = await openContent({ contentDir, ...options })
    const { hosted, diagnostics } = readHostedSearch()
    answers = createAnswers(content, hosted)
    printDiagnostics(diagnostics)
    opened = { contentDir, basePath: content.settings().site.basePath }
  })
  return opened
}

/** @param path below the base */
export const answer = (path: string): Promise<Answer> => answers.answer(path)

/** Call it when a file was added, changed or removed. */
export const changed = (file: string): void => content.changed(file)

/** Compiles the pages that nobody has asked for, and prepares for the first edit. */
export const compileRest = (): Promise<void> => content.compileRest()

/** Waits until something has changed since the last call. Returns the list of pages and all that is wrong. */
export async function nextUpdate(): Promise<{ siteData: SiteData; diagnostics: Diagnostic[] }> {
  const diagnostics = await content.news()
  return { siteData: answers.siteData(), diagnostics }
}
