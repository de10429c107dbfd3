import { existsSync, readFileSync } from 'node:fs'
import { run } from './processes.mjs'

const lockFile = 'package-lock.json'
/** npm writes this file last, after it has installed everything that the file lists. */
const installedFile = 'node_modules/.package-lock.json'

/** Installs the packages of package-lock.json unless they are there already. Exits on failure. */
export async function installPackages() {
  if (hasPackages(readLock(lockFile), readLock(installedFile))) return
  console.log('Installing packages')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, ['ci', '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  })
  if (code !== 0) {
    console.error('The packages could not be installed: `npm ci` failed, see above.')
    process.exit(code)
  }
}

/** Whether every required package is installed in its version. Optional packages depend on the system. */
export function hasPackages(wanted, installed) {
  return Object.entries(wanted).every(
    ([name, { version, optional = false }]) =>
      name === '' || optional || installed[name]?.version === version,
  )
}

function readLock(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {}
}
