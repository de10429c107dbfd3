import { readPackageText } from './content-files.ts'

/** The file that tells the version of an installed package, from the root, and the version; null when there is none. */
export function installedVersion(
  root: string,
  name: string,
): { file: string; version: string | null } {
  const file = `node_modules/${name}/package.json`
  const source = readPackageText(root, name, 'package.json')
  return { file, version: 'reason' in source ? null : JSON.parse(source.text).version }
}
