/**
 * Writes the fonts of content/theme with the weights and characters that the site uses: Inter for text, JetBrains Mono for code.
 * Run it after a new version of a package: `node scripts/subset-font.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

process.chdir(path.dirname(import.meta.dirname))

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

const fonts = [
  {
    source: 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    target: 'content/theme/inter.woff2',
    // Other characters that text uses. The rest come from the next font in the stack.
    characters: `${ascii} ©·×éö–—‘’“”…`,
    keepFeatures: ['kern', 'tnum'],
    // Without these tables, all weights use the kerning of 400 and styles have no names. In return, the file
    // and its headers fit in the first ten packets, which a server sends without waiting.
    dropTables: ['GDEF', 'MVAR', 'STAT'],
  },
  {
    source:
      'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'content/theme/jetbrains-mono.woff2',
    characters: `${ascii}…−×`,
    // Code is shown as it is typed, without ligatures.
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'MVAR', 'STAT'],
  },
]

for (const { source, target, characters, keepFeatures, dropTables } of fonts) {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
    keepFeatures,
    dropTables,
  })
  await writeFile(target, font)
  console.log(`${target}: ${font.length} bytes`)
}
