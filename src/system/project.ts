import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The project's root folder, which every other path is resolved against. It's searched for, because this module is also
 * part of bundles in other folders.
 */
export const projectRoot = folderWith('package-lock.json', import.meta.dirname)

/**
 * The folder for everything that is kept between runs. It's inside the project, so that bundled code finds the project
 * and its packages, and not below `node_modules`, which may be a link to another copy of the project.
 */
export const cacheDir = path.resolve(projectRoot, process.env.BUILD_CACHE || '.cache/redux-docs')

/** A file's path from the project's root, with slashes. */
export function pathInProject(file: string): string {
  return path.relative(projectRoot, path.resolve(projectRoot, file)).split(path.sep).join('/')
}

function folderWith(name: string, folder: string): string {
  if (existsSync(path.join(folder, name))) return folder
  const parent = path.dirname(folder)
  if (parent === folder)
    throw new Error(`There is no ${name} in any folder above ${import.meta.url}.`)
  return folderWith(name, parent)
}
