/**
 * `node scripts/compare-builds.mjs BEFORE AFTER`: which files of two builds differ, apart from the hashes in names,
 * inline scripts and markers of Suspense. Compressed copies are skipped, because they're made from their files.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const hashInName =
  /([.-])(?:[0-9a-f]{8}|(?=[\w-]*[\dA-Z])[\w-]{6,8})(?=\.(?:js|css|json|html|png|svg|woff2|jpe?g|webp)\b)/g

/** Files below a folder: path without hashes → text without the hashes of names in it. */
function readBuild(folder) {
  const files = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.(br|gz)$/.test(file)) continue
    const name = path.relative(folder, file).replaceAll(hashInName, '$1#')
    const content = readFileSync(file)
    const isText = /\.(html|js|css|json|txt|md|xml|svg|toml|conf|webmanifest)$|_headers$/.test(file)
    files.set(name, isText ? withoutHashes(content.toString()) : content.toString('base64'))
  }
  return files
}

function withoutHashes(text) {
  return text
    .replaceAll(/<script>.*?<\/script>|<!--\/?\$-->/gs, '')
    .replaceAll(hashInName, '$1#')
    .replaceAll(/"[0-9a-f]{8}"/g, '"#"')
    .replaceAll(/sha256-[\w+/]+=*/g, 'sha256-#')
    .replaceAll(/"id":"[0-9a-f]{8}"/g, '"id":"#"')
}

/** The first place where two texts differ, with the characters around it. */
function firstDifference(before, after) {
  let at = 0
  while (before[at] === after[at]) at += 1
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 90))
  return `    - ${around(before)}\n    + ${around(after)}`
}

const [before, after] = process.argv.slice(2, 4).map(readBuild)
if (!before || !after)
  throw new Error('Expected two folders: node scripts/compare-builds.mjs BEFORE AFTER')
const names = [...new Set([...before.keys(), ...after.keys()])].sort()
let different = 0
for (const name of names) {
  const [old, fresh] = [before.get(name), after.get(name)]
  if (old === fresh) continue
  different += 1
  if (old === undefined) console.log(`+ ${name}`)
  else if (fresh === undefined) console.log(`- ${name}`)
  else console.log(`~ ${name}\n${firstDifference(old, fresh)}`)
}
console.log(`${names.length} files, ${different} differ`)
