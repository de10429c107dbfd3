import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drive, type OtherBrowser } from './driver.ts'

const commands = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']
const startLimitMs = 60_000

/** Firefox, driven by Marionette, its own protocol, which needs no driver beside it. */
export async function startFirefox(): Promise<OtherBrowser> {
  const command = commands.find((command) => command && existsSync(command))
  if (!command) throw new Error('There is no Firefox. Install it, or set FIREFOX_PATH.')
  const profile = await mkdtemp(path.join(os.tmpdir(), 'firefox-'))
  const settings = {
    'marionette.port': 0,
    'browser.tabs.remote.autostart': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.disabledForTesting': true,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank']
  const browser = spawn(command, args, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => browser.on('exit', () => resolve()))

  const port = await readPort(path.join(profile, 'MarionetteActivePort'))
  const { send, end } = await openConnection(port)
  await send('WebDriver:NewSession', { strictFileInteractability: false })
  await send('WebDriver:SetTimeouts', { script: 60_000, pageLoad: 60_000 })
  return drive({
    name: 'Firefox',
    send,
    async close() {
      await Promise.race([send('Marionette:Quit', { flags: ['eForceQuit'] }), wait(5000)])
      end()
      browser.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  })
}

async function readPort(file: string): Promise<number> {
  for (let waited = 0; waited < startLimitMs; waited += 100) {
    if (existsSync(file)) {
      const port = Number(await readFile(file, 'utf8'))
      if (port > 0) return port
    }
    await wait(100)
  }
  throw new Error('Firefox did not start.')
}

type Packet = [type: number, id: number, error: { message: string } | null, result: unknown]

/** Packets are JSON after their length in bytes and a colon. The first one is a greeting. */
async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (packet: Packet) => void>()
  let received = Buffer.alloc(0)
  let lastId = 0
  let greet = () => {}
  const greeted = new Promise<void>((resolve) => {
    greet = resolve
  })

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (colon < 0 || received.length < end) return
      const packet = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      if (!Array.isArray(packet)) greet()
      else waiting.get(packet[1])?.(packet as Packet)
    }
  })
  socket.on('error', () => {})
  await greeted

  const send = (command: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, ([, , error, result]) => {
        if (error) reject(new Error(`Firefox: ${command}: ${error.message}`))
        else {
          const keys = Object.keys(result ?? {})
          resolve(
            keys.length === 1 && keys[0] === 'value'
              ? (result as { value: unknown }).value
              : result,
          )
        }
      })
      const text = JSON.stringify([0, lastId, command, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  return { send, end: () => socket.destroy() }
}
