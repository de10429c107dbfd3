import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Serving, servingFile } from './serving.ts'

/**
 * Reads the configuration that the build has written.
 * @throws Error with one sentence for the person at the terminal when there is no finished build.
 */
export async function readServing(root: string): Promise<Serving> {
  const file = path.join(root, servingFile)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no build in ${root} (${file} is missing). Run: npm run build`, {
      cause,
    })
  })
  return JSON.parse(text)
}
