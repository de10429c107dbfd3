import { watch } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { runCommand, UsageError } from '../../system/run-command.ts'
import {
  type Checkpoint,
  examplesDir,
  listCheckpoints,
  selectCheckpoints,
  workingFolder,
} from './checkpoints.ts'
import { composeFiles } from './compose.ts'
import { writeFolder } from './write-folder.ts'

/** An editor that saves all files causes many changes at once. */
const settleMs = 50

/** `npm run example fieldbook part-3`: starts a checkpoint and follows what is edited in examples/. */
async function startExample(app: string | undefined, part: string | undefined): Promise<void> {
  const checkpoints = listCheckpoints()
  if (app === undefined) {
    const apps = [...new Set(checkpoints.map((checkpoint) => checkpoint.app))]
    throw new UsageError(
      `Name the example to start: npm run example ${apps[0]}\nThere are: ${apps.join(', ')}.`,
    )
  }
  const checkpoint = selectCheckpoints(checkpoints, app, part).at(-1) as Checkpoint
  const folder = workingFolder(checkpoint)
  const compose = () => {
    const { files, diagnostics } = composeFiles(checkpoint)
    printDiagnostics(diagnostics)
    writeFolder(folder, files)
  }
  compose()
  const server = await createServer({ root: folder })
  await server.listen()
  console.log(`\n  ${app}, part ${checkpoint.part}`)
  server.printUrls()

  let timer: NodeJS.Timeout | undefined
  watch(path.join(examplesDir, app), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(compose, settleMs)
  })
}

const [app, part] = process.argv.slice(2)
await runCommand(() => startExample(app, part))
