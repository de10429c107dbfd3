import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Ways in which a file of the cache can be damaged, by name. */
export const damages: { [name: string]: (content: Buffer) => Uint8Array } = {
  'an empty file': () => Buffer.alloc(0),
  'half a file': (content) => content.subarray(0, content.length / 2),
  'a flipped byte': (content) =>
    content.map((byte, at) => (at === content.length - 2 ? byte ^ 1 : byte)),
  'garbage in front': (content) => Buffer.concat([Buffer.from('garbage\n'), content]),
}

/** Damages every file of a cache, and returns the number of files. */
export function damageFiles(folder: string, damage: (content: Buffer) => Uint8Array): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
  for (const file of files) writeFileSync(file, damage(readFileSync(file)))
  return files.length
}
