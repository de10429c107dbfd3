import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** A running server to compare with the bundled one. */
export type OtherServer = { address: string; pid: number; stop: () => Promise<void> }

/**
 * Starts nginx with deploy/nginx.conf, its folder and port replaced.
 * @param root What the server takes for its root; the build lies in it, at the base path.
 */
export function startNginx(
  root: string,
  basePath: string,
  workers: number | 'auto' = 'auto',
): Promise<OtherServer> {
  return start('nginx', async (folder, port) => {
    const site = await ownCopy('deploy/nginx.conf', root, basePath, port)
    const config = path.join(folder, 'nginx.conf')
    await writeFile(
      config,
      `include /etc/nginx/modules-enabled/*.conf;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off;
      worker_processes ${workers};
      pid ${folder}/nginx.pid;
      error_log stderr;
      events { worker_connections 4096; }
      http {
        access_log off;
        sendfile on;
        tcp_nopush on;
        open_file_cache max=5000;
        keepalive_requests 10000000;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
          .map((name) => `${name}_temp_path ${folder}/${name};`)
          .join('\n')}
        ${site.replace(/listen \[::\].*\n/, '')}
      }`,
    )
    return ['-c', config, '-e', 'stderr']
  })
}

/** The same with Caddy and deploy/Caddyfile. */
export function startCaddy(root: string, basePath: string): Promise<OtherServer> {
  return start('caddy', async (folder, port) => {
    const config = path.join(folder, 'Caddyfile')
    const site = await ownCopy('deploy/Caddyfile', root, basePath, port)
    await writeFile(config, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    return ['run', '--config', config, '--adapter', 'caddyfile']
  })
}

/** Starts the bundled server as `npm run serve` does. */
export function startBundled(root: string): Promise<OtherServer> {
  return start('node', async () => ['--import', 'tsx', 'src/server/serve.ts', '--root', root])
}

/** Starts the file server of Python's standard library, which has no rules. */
export function startPython(root: string): Promise<OtherServer> {
  return start('python3', async (_folder, port) => [
    ...['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root],
  ])
}

async function ownCopy(
  file: string,
  root: string,
  basePath: string,
  port: number,
): Promise<string> {
  const text = await readFile(file, 'utf8')
  return text
    .replaceAll('/srv/site/', root + basePath)
    .replaceAll('/srv/site', root)
    .replaceAll('8080', String(port))
}

async function start(
  program: string,
  configure: (folder: string, port: number) => Promise<string[]>,
): Promise<OtherServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${program}-`))
  await mkdir(path.join(folder, 'home'))
  const port = await freePort()
  const child = spawn(program, await configure(folder, port), {
    env: { ...process.env, HOME: path.join(folder, 'home'), HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const address = `http://127.0.0.1:${port}`
  await answers(program, child, address, () => said)
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** @throws Error with what the program said, when it ends or is not there. */
async function answers(
  program: string,
  child: ChildProcess,
  address: string,
  said: () => string,
): Promise<void> {
  let problem: string | null = null
  child.on('error', () => {
    problem = `${program} is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static caddy python3`
  })
  child.on('exit', (code) => {
    problem ??= `${program} ended with ${code}:\n${said()}`
  })
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    if (problem !== null) throw new Error(problem)
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${program} does not answer:\n${said()}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
