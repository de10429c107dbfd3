import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

export type TypeDiagnostic = {
  /** Path from the folder that the compiler ran in. */
  path: string
  /** Counted from 1. */
  line: number
  /** TypeScript's number of the error, without `TS`. */
  code: number
  message: string
}

const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)

/**
 * Runs the TypeScript compiler on the tsconfig of a folder, and returns the errors that it finds.
 * @throws {Error} when the compiler itself fails, for example because of a broken installation.
 */
export async function runTsc(
  directory: string,
  config = 'tsconfig.json',
): Promise<TypeDiagnostic[]> {
  const output = await new Promise<string>((resolve, reject) => {
    const args = [compiler, '-p', config, '--pretty', 'false']
    const options = { cwd: directory, maxBuffer: 1 << 28 }
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      // 1 and 2 mean that it has found errors; anything else is its own failure.
      if (error && ![1, 2].includes(Number(error.code))) reject(new Error(stderr || error.message))
      else resolve(stdout)
    })
  })
  return readOutput(output)
}

/** Parses the output of `tsc --pretty false`. Indented lines continue the message above. */
function readOutput(output: string): TypeDiagnostic[] {
  const diagnostics: TypeDiagnostic[] = []
  for (const line of output.split('\n')) {
    const match = /^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/.exec(line)
    const last = diagnostics.at(-1)
    if (match) {
      const [, name = '', row, code, message = ''] = match
      diagnostics.push({ path: name, line: Number(row), code: Number(code), message })
    } else if (/^\s+\S/.test(line) && last) {
      last.message += `\n  ${line}`
    } else if (line.startsWith('error ')) {
      throw new Error(`The TypeScript compiler cannot work: ${line}`)
    }
  }
  return diagnostics
}
