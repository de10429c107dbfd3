import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../system/list-files.ts'
import { readPackage } from './package-versions.ts'

/**
 * Writes the project's version of a package into the package.json of each example application that has the package.
 * Returns the files that changed, from the root.
 */
export function updateExamples(root: string, name: string): string[] {
  const { dependencies = {}, devDependencies = {} } = readPackage(root)
  const range = dependencies[name] ?? devDependencies[name]
  if (!range) return []
  return listFiles(path.join(root, 'examples'))
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => {
      const target = path.join(root, 'examples', file)
      const text = readFileSync(target, 'utf8')
      const { dependencies = {}, devDependencies = {} } = JSON.parse(text)
      const present = dependencies[name] ?? devDependencies[name]
      const updated = text.replace(`"${name}": "${present}"`, `"${name}": "${range}"`)
      if (updated === text) return []
      writeFileSync(target, updated)
      return [`examples/${file}`]
    })
}
