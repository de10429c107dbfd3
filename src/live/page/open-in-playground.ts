import { fragmentOf } from '../playground/link.ts'
import { startOf } from './edit-sample.tsx'
import { sessionOf } from './run-sample.ts'
import type { SampleHost } from './sample-host.ts'

/**
 * Handles the Playground button: opens the sample with its files, its set-up and the reader's edits.
 * @param route of the page with the playground
 */
export async function openInPlayground(host: SampleHost, route: string): Promise<void> {
  const { own, importedFiles, setUp } = await startOf(host.block)
  const edited = sessionOf(host).editing?.code
  const code = edited?.(own.path) ?? own.code
  const files = [
    { path: readablePath(own.path), code: setUp === '' ? code : `${setUp}\n${code}` },
    ...importedFiles.map((file) => ({ path: file.path, code: edited?.(file.path) ?? file.code })),
  ]
  location.assign(`${import.meta.env.BASE_URL}${route.slice(1)}#${await fragmentOf(files)}`)
}

/** Readers don't know the name of a sample without a title. */
const readablePath = (path: string) => path.replace(/^sample-\d+(?=\.\w+$)/, 'index')
