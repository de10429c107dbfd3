import { realpathSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../system/project.ts'

/** Vite opens any file of the machine that a request for this address names. */
const address = /^\/?__open-in-editor(?=[/.]|$)/i

/**
 * Why a request may not open a file in the editor of whoever runs the server; null if it may, or asks for something
 * else. Any page that is open in the browser can send such a request.
 * @param pathname below the base
 * @param root the only folder whose files are opened
 */
export function refusedOpening(
  pathname: string,
  search: URLSearchParams,
  root = projectRoot,
): { status: number; reason: string } | null {
  if (!address.test(pathname)) return null
  const [named, ...others] = search.getAll('file')
  if (named === undefined || others.length > 0) {
    return { status: 400, reason: 'Name one file to open: ?file=src/model/page.ts:12:3\n' }
  }
  // The editor goes to a line and a column.
  const file = path.resolve(root, named.replace(/(?::\d+){1,2}$/, ''))
  const real = realPath(file)
  if (real === null) return { status: 404, reason: `There is no file ${file}.\n` }
  const isInside = real.startsWith(`${realPath(root) ?? root}${path.sep}`)
  return isInside
    ? null
    : { status: 403, reason: `Only files below ${root} are opened, and ${file} isn't one.\n` }
}

function realPath(file: string): string | null {
  try {
    return realpathSync(file)
  } catch {
    return null
  }
}
