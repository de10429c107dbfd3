/** A failure that is the reader's to mend. Its message says all there is to say: no stack is shown. */
export class BuildError extends Error {}

/**
 * Runs the body of a command. A BuildError ends it with its message and exit code 1; anything else
 * is a bug in the build and keeps its stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof BuildError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
