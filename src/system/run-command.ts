import path from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { DiagnosticError } from '../model/diagnostic.ts'
import { machineError } from './machine-errors.ts'
import { printDiagnostics } from './print-diagnostics.ts'
import { cacheDir, projectRoot } from './project.ts'

/** Thrown when a command was called wrongly or can't do what it was asked to. Its message says what to do. */
export class UsageError extends Error {}

/**
 * Parses a command line with Node's parser.
 * @throws UsageError when there is an unexpected argument
 */
export function parseFlags<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/**
 * Runs a command. Errors of the content, the settings, the command line or the machine, such as a full disk, end it
 * with a message and exit code 1. Any other error is a bug, so its stack is printed.
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
