/**
 * Writes src/styles/inter.woff2: Inter in the weights and with the characters that the site uses.
 * Run it after a new version of the package: `node scripts/subset-font.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

process.chdir(path.dirname(import.meta.dirname))
const source = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const target = 'src/styles/inter.woff2'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** What text has besides: any other character comes from the next font of the stack. */
const beyondAscii = ' ©·×éö–—‘’“”…'

const font = await subsetFont(await readFile(source), ascii + beyondAscii, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 650 } },
  keepFeatures: ['kern', 'tnum'],
  // Kerning is that of the weight 400 for all, and nothing here reads the names of styles. So the
  // file comes with its headers in the first ten packets, which a server sends without waiting.
  dropTables: ['GDEF', 'MVAR', 'STAT'],
})
await writeFile(target, font)
console.log(`${target}: ${font.length} bytes`)
