import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type Serving, servingFile } from './serving.ts'

const sitePath = z.string().startsWith('/')

const schema: z.ZodType<Serving> = z.strictObject({
  basePath: z.string().regex(/^\/(.+\/)?$/, 'Expected a slash at both ends'),
  routes: z.array(sitePath),
  redirects: z.array(z.strictObject({ from: sitePath, to: sitePath })),
  headers: z.array(
    z.strictObject({
      pattern: sitePath,
      except: z.array(sitePath).optional(),
      headers: z.record(z.string(), z.string()),
    }),
  ),
})

/**
 * Reads what the build wrote beside the files.
 * @throws Error with one sentence for the person at the terminal when there is no finished build.
 */
export async function readServing(root: string): Promise<Serving> {
  const file = path.join(root, servingFile)
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no build in ${root} (${file} is missing). Run: npm run build`, {
      cause,
    })
  })
  const result = schema.safeParse(parseJson(text))
  if (result.success) return result.data
  throw new Error(
    `${file} was not written by this version of the build. Run: npm run build\n${z.prettifyError(result.error)}`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
