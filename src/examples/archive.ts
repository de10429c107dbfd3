import { zipSync } from 'fflate'
import { checkpointName, examplesDir, listCheckpoints } from './checkpoints.ts'
import { composeFiles, type Files } from './compose.ts'

/** Local time, as the format has it: the same bytes in every time zone. */
const fixedDate = new Date(2026, 0, 1)

/** A zip archive that unpacks into one folder. The same files give the same bytes. */
export function createArchive(folder: string, files: Files): Uint8Array {
  const entries = [...files].map(([file, content]) => [`${folder}/${file}`, content])
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: fixedDate })
}

/**
 * Every checkpoint as an archive, by its path on the site: `examples/fieldbook-part-3.zip`. Whether
 * they are sound is for `npm run examples:check` to say.
 */
export async function exampleArchives(dir = examplesDir): Promise<Map<string, Uint8Array>> {
  return new Map(
    listCheckpoints(dir).map((checkpoint) => {
      const name = checkpointName(checkpoint)
      const { files } = composeFiles(checkpoint, dir)
      return [`examples/${name}.zip`, createArchive(name, files)]
    }),
  )
}
