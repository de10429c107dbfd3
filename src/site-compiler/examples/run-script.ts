import path from 'node:path'
import { capture } from '../../../scripts/processes.mjs'
import { projectRoot } from '../../system/project.ts'

type ScriptResult = { isOk: boolean; output: string }

/** Runs a script of the package.json in `folder` as `npm run` does, with the project's own tools. */
export async function runScript(folder: string, command: string): Promise<ScriptResult> {
  const tools = path.join(projectRoot, 'node_modules/.bin')
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: [tools, process.env.PATH].join(path.delimiter),
    NO_COLOR: '1',
  }
  // A test run sets these for itself, but the application has to start without them.
  for (const name of ['NODE_ENV', 'VITEST', 'FORCE_COLOR']) delete env[name]
  const { code, output } = await capture(command, [], { cwd: folder, env, shell: true })
  return { isOk: code === 0, output }
}
