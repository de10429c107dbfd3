/**
 * The file of a small project that an import refers to; undefined for packages and missing files. Tries the names that
 * bundlers try: without an extension, and with that of the JavaScript.
 */
export function resolveSpecifier(
  paths: readonly string[],
  from: string,
  specifier: string,
): string | undefined {
  return isFile(specifier) ? fileAt(paths, joined(from, specifier)) : undefined
}

/** Whether a specifier means a file of the project; otherwise it's the name of a package. */
export const isFile = (specifier: string): boolean => /^\.{1,2}\//.test(specifier)

/** The file that a path means, by the names that bundlers try. */
export function fileAt(paths: readonly string[], target: string): string | undefined {
  const withoutJs = target.replace(/\.jsx?$/, '')
  const names = [
    target,
    ...extensions.map((extension) => target + extension),
    ...extensions.map((extension) => withoutJs + extension),
    ...extensions.map((extension) => `${target}/index${extension}`),
  ]
  return names.find((name) => paths.includes(name))
}

const extensions = ['.ts', '.tsx', '.js', '.jsx', '.json']

/** `app/parts/a.ts`, `../b` → `app/b` */
function joined(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
