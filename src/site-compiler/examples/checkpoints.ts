import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expectedOneOf } from '../../model/suggestion.ts'
import { projectRoot } from '../../system/project.ts'
import { UsageError } from '../../system/run-command.ts'

/** The state of an application at the end of a part of its tutorial. Parts count from 1. */
export type Checkpoint = { app: string; part: number }

/** The folder of all applications. */
export const examplesDir = path.join(projectRoot, 'examples')

/** `fieldbook-part-3`: the name of the checkpoint's archive and of the folder in it. */
export function checkpointName({ app, part }: Checkpoint): string {
  return `${app}-part-${part}`
}

/** The folder that a checkpoint is written to. It's inside the project, so that imports find node_modules. */
export function workingFolder({ app, part }: Checkpoint): string {
  return path.join(projectRoot, '.cache/examples', app, `part-${part}`)
}

/** Every checkpoint, by application and part. A folder with a `base` is an application. */
export function listCheckpoints(dir = examplesDir): Checkpoint[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir)
    .filter((app) => existsSync(path.join(dir, app, 'base')))
    .sort()
    .flatMap((app) => partsOf(path.join(dir, app)).map((part) => ({ app, part })))
}

function partsOf(appDir: string): number[] {
  return readdirSync(appDir)
    .flatMap((name) => /^part-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

/**
 * The checkpoints that a command asks for: all, those of an application, or one. A part may be written `3` or `part-3`.
 * @throws UsageError when there is no such application or part
 */
export function selectCheckpoints(
  checkpoints: Checkpoint[],
  app: string | undefined,
  part: string | undefined,
): Checkpoint[] {
  if (app === undefined) return checkpoints
  const ofApp = checkpoints.filter((checkpoint) => checkpoint.app === app)
  if (ofApp.length === 0) {
    const apps = [...new Set(checkpoints.map((checkpoint) => checkpoint.app))]
    throw new UsageError(`There is no example "${app}". ${expectedOneOf(app, apps)}`)
  }
  if (part === undefined) return ofApp
  const named = ofApp.filter((checkpoint) => String(checkpoint.part) === part.replace('part-', ''))
  if (named.length === 0) {
    const parts = ofApp.map((checkpoint) => `part-${checkpoint.part}`)
    throw new UsageError(`There is no "${part}" of ${app}. ${expectedOneOf(part, parts)}`)
  }
  return named
}
