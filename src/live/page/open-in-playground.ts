import { fragmentOf } from '../playground/link.ts'
import type { Controls } from './controls.ts'
import { startOf } from './edit-sample.ts'
import { sessionOf } from './run-sample.ts'

/**
 * The Playground button was pressed: the sample with its files and its set-up opens there, as its reader has it by now.
 */
export async function openInPlayground(controls: Controls): Promise<void> {
  const { own, importedFiles, setUp } = await startOf(controls.block)
  const edited = sessionOf(controls).editing?.code
  const code = edited?.(own.path) ?? own.code
  const files = [
    { path: readablePath(own.path), code: setUp === '' ? code : `${setUp}\n${code}` },
    ...importedFiles.map((file) => ({ path: file.path, code: edited?.(file.path) ?? file.code })),
  ]
  location.assign(`${import.meta.env.BASE_URL}playground#${await fragmentOf(files)}`)
}

/** A sample without a title has no name that means anything to readers. */
const readablePath = (path: string) => path.replace(/^sample-\d+(?=\.\w+$)/, 'index')
