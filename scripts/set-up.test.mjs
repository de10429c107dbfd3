import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findChromium } from './chromium.mjs'
import { nodeProblem } from './node-version.mjs'
import { hasPackages } from './packages.mjs'

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.1', '22.0.0', '26.1.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeNull()
  })

  it.each(['20.18.3', '18.20.8', '8.17.0'])('%s is refused in one line that says so', (version) => {
    expect(nodeProblem(version)).toMatch(
      /^This project needs Node 20\.19 or later; this is Node [\d.]+\. .+$/,
    )
    expect(nodeProblem(version)).toContain(version)
  })
})

describe('the packages', () => {
  const wanted = {
    '': { name: 'this project' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  }

  it('are there when each has its version, optional ones aside', () => {
    expect(hasPackages(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true)
  })

  it('are installed when one is missing or has another version', () => {
    expect(hasPackages(wanted, {})).toBe(false)
    expect(hasPackages(wanted, { 'node_modules/a': { version: '0.9.0' } })).toBe(false)
  })
})

describe('the browser', () => {
  const folders = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  /** A folder with programs of these names, for PATH. */
  function folderWith(...names) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'browsers-'))
    folders.push(folder)
    for (const name of names) {
      writeFileSync(path.join(folder, name), '')
      chmodSync(path.join(folder, name), 0o755)
    }
    return folder
  }

  it('is the one that CHROMIUM_PATH names', async () => {
    const folder = folderWith('mine', 'chromium')
    const env = { CHROMIUM_PATH: path.join(folder, 'mine'), PATH: folder }
    expect(await findChromium(env)).toBe(path.join(folder, 'mine'))
  })

  it('is Chromium before Chrome, wherever PATH has them', async () => {
    const [chrome, chromium] = [folderWith('google-chrome'), folderWith('chromium')]
    const PATH = [chrome, chromium].join(path.delimiter)
    expect(await findChromium({ PATH })).toBe(path.join(chromium, 'chromium'))
    expect(await findChromium({ PATH: chrome })).toBe(path.join(chrome, 'google-chrome'))
  })

  it('is not guessed at when CHROMIUM_PATH names nothing', async () => {
    const env = { CHROMIUM_PATH: '/nowhere/chromium', PATH: folderWith('chromium') }
    await expect(findChromium(env)).rejects.toThrow('CHROMIUM_PATH names /nowhere/chromium')
  })
})
