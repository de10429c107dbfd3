import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { UsageError } from '../../system/run-command.ts'

const run = promisify(execFile)

/**
 * Installs a version of a package, with its dependencies, into a folder of its own, and returns the folder. What is
 * there already isn't installed again.
 * @throws {UsageError} when npm can't install it
 */
export async function unpackVersion(name: string, version: string): Promise<string> {
  const folder = path.join(cacheDir, 'upgrade', `${name.replace('/', '+')}-${version}`)
  if (existsSync(path.join(folder, 'node_modules', name, 'package.json'))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  await npm(
    ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', `${name}@${version}`],
    folder,
  )
  return folder
}

/** Installs a version of a package in the project, as its dependency of the kind that it is. */
export async function installVersion(name: string, version: string): Promise<void> {
  const { devDependencies = {} } = readPackage(projectRoot)
  await npm(
    ['install', name in devDependencies ? '--save-dev' : '--save', `${name}@${version}`],
    projectRoot,
  )
}

/** @throws {UsageError} when the registry doesn't know the package or can't be reached */
export async function newestVersion(name: string): Promise<string> {
  return (await npm(['view', name, 'version'], projectRoot)).trim()
}

/** The version that the last commit has locked; null when it has none. */
export async function committedVersion(name: string): Promise<string | null> {
  const { stdout } = await run('git', ['show', 'HEAD:package-lock.json'], {
    cwd: projectRoot,
    maxBuffer: 1 << 26,
  })
  return JSON.parse(stdout).packages[`node_modules/${name}`]?.version ?? null
}

type Dependencies = { [name: string]: string }

/** The dependencies in the package.json of a folder. */
export function readPackage(folder: string): {
  dependencies?: Dependencies
  devDependencies?: Dependencies
} {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

async function npm(args: string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await run('npm', args, { cwd, maxBuffer: 1 << 26 })
    return stdout
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string }
    throw new UsageError(`\`npm ${args.join(' ')}\` failed:\n${stderr.trim()}`)
  }
}
