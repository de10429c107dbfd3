import { readPackageText } from './content-files.ts'

/** The version of an installed package, and the file that it's from, from the root; null when it isn't installed. */
export function installedVersion(
  root: string,
  name: string,
): { file: string; version: string | null } {
  const file = `node_modules/${name}/package.json`
  const source = readPackageText(root, name, 'package.json')
  return { file, version: 'reason' in source ? null : JSON.parse(source.text).version }
}
