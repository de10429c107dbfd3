import { type ChildProcess, spawn } from 'node:child_process'

export type DevServer = {
  /** Where the site is, with its base path and a slash at the end. */
  address: string
  process: ChildProcess
}

/**
 * Starts the development server in a process of its own. `preload` is a module that is loaded first, and that can
 * send messages to this process.
 */
export async function startDevServer(
  contentDir: string,
  { preload, env = {} }: { preload?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<DevServer> {
  const loaders = preload === undefined ? [] : ['--import', preload]
  const server = spawn(process.execPath, [...loaders, 'scripts/dev.mjs', '--content', contentDir], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (text) => {
      output += text
      const [found] = /http:\/\/\S+/.exec(output) ?? []
      if (found) resolve(found)
    })
    server.once('close', (code, signal) =>
      reject(new Error(`The development server has ended (${code ?? signal}).\n${output}`)),
    )
  })
  return { address, process: server }
}
