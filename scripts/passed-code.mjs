/** Remembers with which code all unit tests have passed on this machine. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Files that change with a page. Everything else, from settings to fixtures, counts as code. */
const isOfPages = /^content\/(docs\/|published-ids\.json$)/

/**
 * A hash of every file that git doesn't ignore, except pages. Null outside a git repository.
 *
 * @param {string} root the project's folder
 * @returns {string | null}
 */
export function hashOfCode(root = '.') {
  let list
  try {
    const flags = ['--cached', '--others', '--exclude-standard', '-z']
    list = execFileSync('git', ['ls-files', ...flags], { cwd: root, stdio: 'pipe', maxBuffer: 1e9 })
  } catch {
    return null
  }
  const hash = createHash('sha256').update(process.version)
  for (const file of list.toString().split('\0').sort()) {
    const place = path.join(root, file)
    // Git lists removed files until the removal is committed.
    if (file === '' || isOfPages.test(file) || !existsSync(place)) continue
    hash.update(`\0${file}\0`).update(readFileSync(place))
  }
  return hash.digest('hex')
}

const recordIn = (root) => path.join(root, '.cache/passed-code.txt')

/** Records that all unit tests have passed with the code of this hash. */
export function recordPassed(hash, root = '.') {
  mkdirSync(path.dirname(recordIn(root)), { recursive: true })
  writeFileSync(recordIn(root), hash)
}

/** Whether all unit tests have passed with the code of this hash. */
export function hasPassed(hash, root = '.') {
  return (
    hash !== null && existsSync(recordIn(root)) && readFileSync(recordIn(root), 'utf8') === hash
  )
}
