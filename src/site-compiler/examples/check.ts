import { readFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { uniqueDiagnostics } from '../../model/diagnostic.ts'
import { mapConcurrent } from '../../system/concurrency.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { projectRoot } from '../../system/project.ts'
import { runCommand } from '../../system/run-command.ts'
import {
  type Checkpoint,
  checkpointName,
  listCheckpoints,
  selectCheckpoints,
  workingFolder,
} from './checkpoints.ts'
import { composeFiles, type FileContents } from './compose.ts'
import { checkPackages } from './packages.ts'
import { openPassedCheckpoints } from './passed-checkpoints.ts'
import { runScript } from './run-script.ts'
import { writeFolder } from './write-folder.ts'

/** Scripts of each checkpoint, run in this order until one fails. */
const scripts = ['typecheck', 'build', 'test']

/** How many checkpoints are checked at a time: each uses a whole core. */
const maxConcurrent = 2

const packageFile = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** `npm run examples:check [-- app [part]]`: checks every checkpoint, or the given ones. */
async function checkExamples(app: string | undefined, part: string | undefined): Promise<void> {
  const start = performance.now()
  const checkpoints = selectCheckpoints(listCheckpoints(), app, part)
  const project = packageFile(projectRoot)
  const passed = await openPassedCheckpoints()
  const results = checkpoints.map((checkpoint) => {
    const composed = composeFiles(checkpoint)
    const diagnostics = [...composed.diagnostics, ...checkPackages(composed, project)]
    return { checkpoint, files: composed.files, diagnostics }
  })
  const diagnostics = uniqueDiagnostics(results.flatMap(({ diagnostics }) => diagnostics))
  printDiagnostics(diagnostics)
  if (diagnostics.length > 0) process.exitCode = 1

  const valid = results.filter(({ diagnostics }) => diagnostics.length === 0)
  const arePassed = await Promise.all(
    valid.map(({ checkpoint, files }) => passed.has(checkpointName(checkpoint), files)),
  )
  const changed = valid.filter((_, index) => !arePassed[index])
  await mapConcurrent(maxConcurrent, changed, async ({ checkpoint, files }) => {
    if (await runScripts(checkpoint, files)) await passed.add(checkpointName(checkpoint), files)
    else process.exitCode = 1
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const count = `${checkpoints.length} checkpoint${checkpoints.length === 1 ? '' : 's'}`
  console.log(`${count}, ${changed.length} checked anew, ${seconds} s`)
}

async function runScripts(checkpoint: Checkpoint, files: FileContents): Promise<boolean> {
  const folder = workingFolder(checkpoint)
  writeFolder(folder, files)
  const commands = packageFile(folder).scripts ?? {}
  for (const name of scripts) {
    if (commands[name] === undefined) {
      console.error(`✗ ${checkpointName(checkpoint)} has no script "${name}" in its package.json.`)
      return false
    }
    const { isOk, output } = await runScript(folder, commands[name])
    if (!isOk) {
      const shownFolder = path.relative(projectRoot, folder)
      console.error(
        `✗ ${checkpointName(checkpoint)}: ${name} failed in ${shownFolder}\n\n${output}`,
      )
      return false
    }
  }
  console.log(`✓ ${checkpointName(checkpoint)}`)
  return true
}

const [app, part] = process.argv.slice(2)
await runCommand(() => checkExamples(app, part))
