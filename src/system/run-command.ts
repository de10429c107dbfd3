import path from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { DiagnosticError } from '../model/diagnostic.ts'
import { machineError } from './machine-errors.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { cacheDir, projectRoot } from './project.ts'

/** A command that was called wrongly, or cannot do here what it is asked. Its message says what to do. */
export class UsageError extends Error {}

/**
 * Parses a command line as Node does.
 * @throws UsageError when it holds something that is not expected
 */
export function parseFlags<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/**
 * Runs the body of a command. Errors of the content, the settings or the command line end it with what is wrong and
 * exit code 1, and so do those of the machine, such as a full disk; anything else is a mistake in the project's code
 * and keeps its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    checkCacheDir()
    await command()
  } catch (error) {
    process.exitCode = 1
    if (error instanceof DiagnosticError) return printDiagnostics(error.diagnostics)
    const message = error instanceof UsageError ? error.message : machineError(error)
    console.error(message === null ? error : `\n${message}`)
  }
}

function checkCacheDir(): void {
  if (cacheDir.startsWith(projectRoot + path.sep)) return
  throw new UsageError(
    `BUILD_CACHE names ${cacheDir}. Name a folder below ${projectRoot}: what is bundled into it finds its packages there.`,
  )
}
