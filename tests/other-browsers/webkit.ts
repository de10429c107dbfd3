import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drive, type OtherBrowser } from './driver.ts'

const driverCommand = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver'
const displayCommand = '/usr/bin/Xvfb'
const startLimitMs = 60_000

/** Commands by their names in Firefox's protocol: method and path below the session. */
const endpoints: { [command: string]: [method: string, path: string] } = {
  'WebDriver:Navigate': ['POST', 'url'],
  'WebDriver:Back': ['POST', 'back'],
  'WebDriver:NewWindow': ['POST', 'window/new'],
  'WebDriver:SwitchToWindow': ['POST', 'window'],
  'WebDriver:GetWindowHandle': ['GET', 'window'],
  'WebDriver:GetWindowHandles': ['GET', 'window/handles'],
  'WebDriver:CloseWindow': ['DELETE', 'window'],
  'WebDriver:ExecuteAsyncScript': ['POST', 'execute/async'],
  'WebDriver:SetTimeouts': ['POST', 'timeouts'],
}

/** WebKit: its own driver with the small browser that comes with it, on a display of its own. */
export async function startWebkit(): Promise<OtherBrowser> {
  const binary = findBrowser()
  for (const command of [driverCommand, displayCommand]) {
    if (!existsSync(command))
      throw new Error(`There is no ${command}. Install webkit2gtk-driver and xvfb.`)
  }
  const { display, number } = await startDisplay()
  const port = await freePort()
  const driver = spawn(driverCommand, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      // Root may not make the sandbox that keeps pages from the machine; these pages are ours.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const address = `http://127.0.0.1:${port}/session`
  const options = { binary, args: ['--automation'] }
  const { sessionId } = (await newSession(address, options)) as { sessionId: string }

  const send = async (command: string, parameters: object = {}) => {
    const [method, place] = endpoints[command] ?? ['POST', 'unknown']
    return ask(`${address}/${sessionId}/${place}`, method, parameters)
  }
  await send('WebDriver:SetTimeouts', { script: 60_000, pageLoad: 60_000 })
  return drive({
    name: 'WebKit',
    send,
    async close() {
      await Promise.race([ask(`${address}/${sessionId}`, 'DELETE', {}).catch(() => {}), wait(5000)])
      await end(driver)
      await end(display)
    },
  })
}

function findBrowser(): string {
  if (process.env.WEBKIT_PATH) return process.env.WEBKIT_PATH
  for (const system of readdirSync('/usr/lib').filter((name) => name.includes('linux-gnu'))) {
    for (const version of ['4.1', '4.0', '6.0'].map((it) => `webkit2gtk-${it}`)) {
      const command = path.join('/usr/lib', system, version, 'MiniBrowser')
      if (existsSync(command)) return command
    }
  }
  throw new Error('There is no WebKit. Install webkit2gtk-driver, or set WEBKIT_PATH.')
}

/** It writes the number of a display that's free. */
async function startDisplay(): Promise<{ display: ChildProcess; number: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const display = spawn(displayCommand, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const number = await new Promise<string>((resolve, reject) => {
    display.stdout?.once('data', (text) => resolve(String(text).trim()))
    display.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return { display, number }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function newSession(address: string, options: object): Promise<unknown> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  for (let waited = 0; ; waited += 200) {
    try {
      return await ask(address, 'POST', { capabilities })
    } catch (error) {
      // The driver is not listening yet.
      if (!(error instanceof TypeError) || waited > startLimitMs) throw error
      await wait(200)
    }
  }
}

async function ask(address: string, method: string, parameters: object): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters) : null
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(address, { method, headers, body })
  const { value } = (await response.json()) as { value: { message?: string } | null }
  if (!response.ok) throw new Error(`WebKit: ${method} ${address}: ${value?.message}`)
  return value
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  const ended = new Promise<void>((resolve) => process.once('exit', () => resolve()))
  process.kill()
  await ended
}
