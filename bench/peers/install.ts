import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { capture } from '../../scripts/processes.mjs'
import type { Generator } from './generators.ts'

/**
 * Installs a generator in a folder of its own, below `folder`, unless it's there already.
 * @returns the folder, and the variables of the environment that its commands need
 */
export async function installGenerator(
  folder: string,
  { name, packages, node, overrides, type }: Generator,
): Promise<{ root: string; env: { PATH?: string } }> {
  const root = path.join(folder, name.toLowerCase())
  const env = node ? { PATH: `${nodeFolder(root)}${path.delimiter}${process.env.PATH}` } : {}
  if (existsSync(path.join(root, 'node_modules'))) return { root, env }
  await mkdir(root, { recursive: true })
  const manifest = { private: true, type, overrides }
  await writeFile(path.join(root, 'package.json'), JSON.stringify(manifest))
  const all = node ? [...packages, `${nodePackage}@${node}`] : packages
  const { code, output } = await capture('npm', ['install', '--no-audit', '--no-fund', ...all], {
    cwd: root,
  })
  if (code !== 0) throw new Error(`npm failed: ${output.slice(-400)}`)
  return { root, env }
}

/** The npm package of Node, for generators that need a newer version than this project. */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

function nodeFolder(root: string): string {
  return path.join(root, 'node_modules', nodePackage, 'bin')
}
