import { spawn } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '../system/project.ts'

export type ScriptResult = { isGood: boolean; output: string }

/** Runs a script of the package.json in `folder` as `npm run` does, with the project's own tools. */
export function runScript(folder: string, command: string): Promise<ScriptResult> {
  const tools = path.join(projectRoot, 'node_modules/.bin')
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: [tools, process.env.PATH].join(path.delimiter),
    NO_COLOR: '1',
  }
  // Those of a test run that this may be part of: the application starts without them.
  for (const name of ['NODE_ENV', 'VITEST', 'FORCE_COLOR']) delete env[name]
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: folder,
      env,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ isGood: code === 0, output }))
  })
}
