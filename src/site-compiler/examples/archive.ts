import path from 'node:path'
import { zipSync } from 'fflate'
import type { ExampleArchive } from '../../compiler/directive.ts'
import { exampleArchivePath } from '../../model/routes.ts'
import { checkpointName, examplesDir, listCheckpoints } from './checkpoints.ts'
import { composeFiles, type FileContents, layersOf } from './compose.ts'

/** The zip format stores local times; this one gives the same bytes in every time zone. */
const fixedDate = new Date(2026, 0, 1)

/** Makes a zip archive that unpacks into one folder. The same files give the same bytes. */
export function createArchive(folder: string, files: FileContents): Uint8Array {
  const entries = [...files].map(([file, content]) => [`${folder}/${file}`, content])
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: fixedDate })
}

/**
 * Every checkpoint as an archive, by its path on the site: `examples/fieldbook-part-3.zip`. `npm run examples:check`
 * checks the checkpoints.
 */
export function exampleArchives(dir = examplesDir): Map<string, Uint8Array> {
  return new Map(
    listCheckpoints(dir).map((checkpoint) => {
      const name = checkpointName(checkpoint)
      const { files } = composeFiles(checkpoint, dir)
      return [exampleArchivePath(checkpoint), createArchive(name, files)]
    }),
  )
}

/**
 * What a page shows about an archive that it offers; null when there is none.
 * @param root the project's root
 */
export function exampleArchive(root: string, app: string, part: number): ExampleArchive | null {
  const dir = path.join(root, 'examples')
  if (!listCheckpoints(dir).some((known) => known.app === app && known.part === part)) return null
  const { files } = composeFiles({ app, part }, dir)
  return {
    size: createArchive(checkpointName({ app, part }), files).length,
    folders: layersOf(part).map((layer) => `examples/${app}/${layer}/`),
  }
}

/** The names of all archives below the project's root: `fieldbook-part-3`. */
export function exampleNames(root: string): string[] {
  return listCheckpoints(path.join(root, 'examples')).map(checkpointName)
}
