import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** When files were last changed: path from `root` → ISO 8601. Empty, with a reason, when git doesn't know. */
export type FileTimes = { times: Map<string, string>; unknownBecause: string | null }

/**
 * Asks git once for the history of all files below `folder`. Commits whose message begins with `style` don't count,
 * because they change no meaning.
 */
export async function readFileTimes(root: string, folder: string): Promise<FileTimes> {
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, maxBuffer: 2 ** 28 }))
      .stdout
  const unknown = (unknownBecause: string) => ({ times: new Map<string, string>(), unknownBecause })
  try {
    // In a shallow clone, every file seems to have been changed in the oldest commit.
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true'
    if (isShallow) return unknown('this is a shallow clone')
    const format = '--format=%x00%cI%x00%s'
    const log = await git('log', format, '--name-only', '--no-renames', '--relative', '--', folder)
    return { times: parseLog(log), unknownBecause: null }
  } catch {
    return unknown('git has no history here')
  }
}

/** Commits, newest first, each as NUL, time, NUL, subject, a line break, and the changed files. */
function parseLog(log: string): Map<string, string> {
  const times = new Map<string, string>()
  const [, ...parts] = log.split('\0')
  for (let index = 0; index < parts.length; index += 2) {
    const time = parts[index] ?? ''
    const [subject = '', ...files] = (parts[index + 1] ?? '').split('\n')
    if (subject.startsWith('style')) continue
    for (const file of files) {
      if (file !== '' && !times.has(file)) times.set(file, time)
    }
  }
  return times
}
