import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** File below the folder → what its text becomes, which is empty where there is none. */
export type Edits = { [file: string]: (text: string) => string }

/**
 * Copies a fixture's content and changes it, for builds that differ in one thing. The copy is as deep as the
 * fixtures, so that relative imports still work.
 * @returns the folder
 */
export async function changedContent(
  contentDir: string,
  name: string,
  edits: Edits,
): Promise<string> {
  const folder = path.join('.cache/test-content', name)
  await rm(folder, { recursive: true, force: true })
  await cp(contentDir, folder, { recursive: true })
  for (const [file, edit] of Object.entries(edits)) {
    const place = path.join(folder, file)
    const text = await readFile(place, 'utf8').catch(() => '')
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, edit(text))
  }
  return folder
}
