/**
 * `npm run licenses`: lists the licenses of all packages that the site is built and served with, and
 * fails if one is not in the lists below.
 */
import { readFileSync } from 'node:fs'

/** Licenses that only require their text to be kept with the code. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
]

/** Licenses that are acceptable for how these packages are used here. */
const exceptions = [
  // Changes to their files would have to be published, but the files are unchanged.
  { license: 'MPL-2.0', packages: /^(@resvg\/|lightningcss|satori$)/ },
  // A license of fonts: they may be served with pages, but not sold on their own.
  { license: 'OFL-1.1', packages: /^@fontsource\// },
]

/** Packages that state their license in a form that npm doesn't read. */
const saidElsewhere = { format: 'MIT' }

/**
 * @param {{ packages: { [path: string]: { dev?: boolean, license?: string } } }} lock package-lock.json
 * @returns {{ name: string, license: string, isAllowed: boolean }[]} The production packages, each once.
 */
export function licensesIn({ packages }) {
  const found = new Map()
  for (const [path, { dev, license }] of Object.entries(packages)) {
    if (path === '' || dev) continue
    const name = path.replace(/^.*node_modules\//, '')
    const said = license ?? saidElsewhere[name] ?? 'unknown'
    found.set(`${name} ${said}`, { name, license: said, isAllowed: isAllowed(name, said) })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** `(MIT OR GPL-3.0)` is a choice. `MIT AND ISC` requires both. */
function isAllowed(name, license) {
  const isFine = (one) =>
    allowed.includes(one) ||
    exceptions.some((exception) => exception.license === one && exception.packages.test(name))
  const parts = license.replace(/[()]/g, '')
  return parts.split(' OR ').some((choice) => choice.split(' AND ').every(isFine))
}

if (import.meta.filename === process.argv[1]) {
  const all = licensesIn(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  for (const license of [...new Set(all.map((item) => item.license))].sort()) {
    const names = all.filter((item) => item.license === license).map(({ name }) => name)
    console.log(`${license} (${names.length})\n  ${names.join(', ')}`)
  }
  const refused = all.filter(({ isAllowed }) => !isAllowed)
  for (const { name, license } of refused) {
    console.error(
      `${name} has the license ${license}. Choose another package, or see scripts/licenses.mjs.`,
    )
  }
  if (refused.length > 0) process.exitCode = 1
}
