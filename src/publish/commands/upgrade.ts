import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installedVersion } from '../../compiler/source/installed-version.ts'
import { packageOf } from '../../model/package-name.ts'
import type { Page } from '../../model/page.ts'
import { inDevelopment } from '../../proofs/defaults/packages.ts'
import { wrongComments } from '../../proofs/defaults/stated-in-declarations.ts'
import { readApiData } from '../../proofs/package-types/api-data.ts'
import { readPackageTypes } from '../../proofs/package-types/read-types.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { parseFlags, runCommand, UsageError } from '../../system/run-command.ts'
import { loadSiteContent, readOptions } from '../options.ts'
import { compareSurfaces } from '../upgrade/compare-surfaces.ts'
import { failingExamples, failingSamples, failingTests } from '../upgrade/dependents.ts'
import { updateExamples } from '../upgrade/example-versions.ts'
import { linesNaming } from '../upgrade/named-versions.ts'
import { modulesOf, readSurface } from '../upgrade/package-surface.ts'
import {
  committedVersion,
  installVersion,
  newestVersion,
  unpackVersion,
} from '../upgrade/package-versions.ts'
import { placeChanges } from '../upgrade/place-changes.ts'
import { recordVersions } from '../upgrade/record-versions.ts'
import { formatReport, toDo, type Upgrade } from '../upgrade/report.ts'

const folder = path.join(cacheDir, 'upgrade')

/**
 * `npm run upgrade [-- @reduxjs/toolkit@2.15.0 … --from 2.14.0 --compare]`: installs a version of each package that the
 * reference describes, or of the given ones, and reports what changed and what is left to do.
 *
 * - `--from` compares with this version instead of the one that the last commit has locked.
 * - `--compare` only compares: nothing is installed in the project, written or run.
 */
async function upgrade(): Promise<void> {
  const { values, positionals } = parseFlags({
    allowPositionals: true,
    options: { from: { type: 'string' }, compare: { type: 'boolean', default: false } },
  })
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const data = readApiData(options.contentDir)
  const described = [...new Set(Object.keys(data).map(packageOf))]
  const wanted =
    positionals.length > 0 ? positionals.map(readName) : described.map((name) => ({ name }))
  const unknown = wanted.find(({ name }) => !described.includes(name))
  if (unknown) {
    throw new UsageError(
      `The reference has no pages of ${unknown.name}. Expected one of: ${described.join(', ')}.`,
    )
  }

  for (const { name, version } of wanted as { name: string; version?: string }[]) {
    const after = version ?? (await newestVersion(name))
    const before = values.from ?? (await committedVersion(name)) ?? after
    const done = values.compare ? [] : await install(name, after)
    const { pages } = await compileSite({ ...options, settings })
    if (!values.compare) done.push(...recordVersions(options.contentDir, pages))
    const sourceOf = ({ sourcePath }: Page) =>
      readFileSync(path.join(projectRoot, sourcePath), 'utf8')
    const surfaceOf = async (which: string) =>
      readSurface(await unpackVersion(name, which), name, data, pages)
    const changes = compareSurfaces(await surfaceOf(before), await surfaceOf(after))
    const result: Upgrade = {
      name,
      before,
      after,
      changes: placeChanges(changes, { pages, data, modules: modulesOf(name, data), sourceOf }),
      failures: values.compare
        ? null
        : {
            samples: await failingSamples(pages),
            tests: await failingTests(),
            examples: await failingExamples(),
          },
      wrongComments: await wrongDefaults(await unpackVersion(name, after), modulesOf(name, data)),
      named: before === after ? [] : linesNaming(before, pages, sourceOf),
      done,
    }
    const file = path.join(folder, `${name.replace('/', '+')}-${before}-${after}.md`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, formatReport(result))
    print(result, path.relative(projectRoot, file))
  }
}

/** Defaults that the comments of a package state wrongly. Only those of Redux Toolkit can be observed. */
async function wrongDefaults(root: string, modules: string[]): Promise<string[]> {
  if (!modules.includes('@reduxjs/toolkit')) return []
  const types = readPackageTypes(`${root}/.declarations`, modules)
  try {
    const wrong = await inDevelopment(root, async (packages) => {
      const found = []
      // One after the other, because observing replaces timers and the console.
      for (const module of modules) found.push(...(await wrongComments(module, types, packages)))
      return found
    })
    const lines = wrong.map(({ owner, name, stated }) => `\`${owner}\` \`${name}\`: \`${stated}\``)
    return [...new Set(lines)]
  } finally {
    types.close()
  }
}

/** `@reduxjs/toolkit@2.15.0` → name and version. */
function readName(text: string): { name: string; version?: string } {
  const [, name = text, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(text) ?? []
  return version ? { name, version } : { name }
}

async function install(name: string, version: string): Promise<string[]> {
  if (installedVersion(projectRoot, name).version !== version) await installVersion(name, version)
  return updateExamples(projectRoot, name).map((file) => `updated ${file}`)
}

function print(upgrade: Upgrade, file: string): void {
  const left = toDo(upgrade)
  const { name, before, after, changes } = upgrade
  console.log(`${name} ${before} → ${after}: ${changes.length} changes, ${left.length} to do`)
  for (const text of left) console.log(`  [ ] ${text}`)
  console.log(`The report: ${file}\n`)
  if (left.length > 0) process.exitCode = 1
}

await runCommand(upgrade)
