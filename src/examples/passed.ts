import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../system/project.ts'
import type { Files } from './compose.ts'

/** Remembers which checkpoint has passed with which content, packages and checks. */
export function openPassed(file: string) {
  const keys = readKeys(file)
  const base = toolHash()
  const keyOf = (files: Files) => hash([base, ...[...files].flat()])
  return {
    has: (name: string, files: Files): boolean => keys[name] === keyOf(files),
    add(name: string, files: Files): void {
      keys[name] = keyOf(files)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(keys, null, 2))
    },
  }
}

function readKeys(file: string): { [name: string]: string } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Absent, or damaged: everything is checked again.
    return {}
  }
}

/** Changes with the checks themselves, the installed packages and Node. */
function toolHash(): string {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(import.meta.dirname, name)))
  const lockfile = readFileSync(path.join(projectRoot, 'package-lock.json'))
  return hash([process.version, ...sources, lockfile])
}

function hash(parts: (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('base64url')
}
