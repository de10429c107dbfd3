import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts the bundled server as `npm run serve` does, on a free port. */
export async function startBundled(
  root: string,
): Promise<{ address: string; pid: number; stop: () => Promise<void> }> {
  const child = spawn('node', ['--import', 'tsx', 'src/server/serve.ts', '--root', root], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const [address = ''] = /http:\S+/.exec(String(line)) ?? []
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
