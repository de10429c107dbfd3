/** A file of a playground's project. The first file of a project is the one to run. */
export type PlaygroundFile = { path: string; code: string }

/** More than any sample has, but not so much that a page would be slow. */
export const maxFiles = 20
const maxFileLength = 50_000
export const maxProjectLength = 200_000
const maxPathLength = 80

const pathPattern = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:tsx?|jsx?|json|css)$/

/** What is wrong with a name for a file; null if it's valid. */
export function problemWithPath(path: string, others: readonly string[]): string | null {
  if (path === '') return 'Write a name, such as cartSlice.ts.'
  if (path.length > maxPathLength) return `Use at most ${maxPathLength} characters.`
  if (!pathPattern.test(path)) {
    return 'Use letters, digits, dots, dashes and slashes, and end with .ts, .tsx, .js, .jsx, .json or .css.'
  }
  const part = path.split('/').find((name) => unpackable.test(name))
  if (part) return `${part} can’t be unpacked on Windows, so use another name.`
  const lower = path.toLowerCase()
  for (const other of others) {
    const otherLower = other.toLowerCase()
    if (otherLower === lower) return `There’s already a file named ${path}.`
    if (lower.startsWith(`${otherLower}/`))
      return `${other} is a file, so it can’t be a folder, too.`
    if (otherLower.startsWith(`${lower}/`))
      return `${path} is a folder already, with ${other} in it.`
  }
  return null
}

/** Names that Windows has for devices, and those that end with a dot. */
const unpackable = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)\d)(?:\.|$)|\.$/i

/**
 * Reads a project from data that may come from anywhere: a link, or storage that other code has written.
 * @param data the files as pairs of path and code
 * @returns null when it isn't a project, or is larger than one may be
 */
export function readProject(data: unknown): PlaygroundFile[] | null {
  if (!Array.isArray(data) || data.length === 0 || data.length > maxFiles) return null
  const files: PlaygroundFile[] = []
  let length = 0
  for (const pair of data) {
    if (!Array.isArray(pair) || pair.length !== 2) return null
    const [path, code]: unknown[] = pair
    if (typeof path !== 'string' || typeof code !== 'string') return null
    length += code.length
    const taken = files.map((file) => file.path)
    if (code.length > maxFileLength || length > maxProjectLength || problemWithPath(path, taken))
      return null
    files.push({ path, code })
  }
  return files
}

/** A project as the data that `readProject` reads. */
export function writeProject(files: readonly PlaygroundFile[]): [path: string, code: string][] {
  return files.map(({ path, code }) => [path, code])
}
