import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * A copy of a fixture's content with changes, for builds that differ in one thing. As deep as the
 * fixtures, so that their imports lead where they led.
 * @param edits file below the folder → what its text becomes
 * @returns the folder
 */
export async function changedContent(
  fixture: string,
  name: string,
  edits: { [file: string]: (text: string) => string },
): Promise<string> {
  const folder = path.join('.cache/test-content', name)
  await rm(folder, { recursive: true, force: true })
  await cp(path.join('tests/fixtures', fixture), folder, { recursive: true })
  for (const [file, edit] of Object.entries(edits)) {
    const place = path.join(folder, file)
    await writeFile(place, edit(await readFile(place, 'utf8')))
  }
  return folder
}
