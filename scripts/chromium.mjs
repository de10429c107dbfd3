import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { capture, run } from './processes.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/**
 * The browser for the tests: the one that CHROMIUM_PATH names, an installed Chromium or Chrome,
 * or the one that Playwright has installed.
 *
 * @returns {Promise<string | null>} Path of the program, or null when there is none.
 */
export async function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is not a program.`)
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)))
  const installed = [...onPath, ...applications].find(isExecutable)
  if (installed !== undefined) return installed
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/**
 * Finds a browser, installing one if there is none.
 *
 * @returns {Promise<string>}
 * @throws {Error} with one line for the person at the terminal.
 */
export async function ensureChromium() {
  const found = await findChromium()
  if (found !== null) return found
  console.log('Installing Chromium for the browser tests')
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const windows = { shell: process.platform === 'win32' }
  const installers = [() => run(npx, ['playwright', 'install', 'chromium'], windows)]
  if (process.getuid?.() === 0) installers.push(installDebianPackage)
  for (const install of installers) {
    const code = await install().catch(() => 1)
    const installed = code === 0 ? await findChromium() : null
    if (installed !== null && (await starts(installed))) return installed
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

async function installDebianPackage() {
  const update = await run('apt-get', ['update', '-q'])
  return update === 0 ? run('apt-get', ['install', '-qy', 'chromium']) : update
}

/** A browser may be installed while system libraries that it needs are missing. */
async function starts(browser) {
  if (process.platform === 'win32') return true
  const { code } = await capture(browser, ['--version']).catch(() => ({ code: 1 }))
  return code === 0
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
