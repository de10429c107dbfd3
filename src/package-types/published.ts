import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readPackageTypes } from './read-types.ts'
import { type Asked, byVersion, lastPatches, type PublishedVersion, record } from './since.ts'

/** Up to version 7, the declarations of React-Redux were in a separate package. */
const declaredElsewhere = { name: 'react-redux', source: '@types/react-redux', before: '8.0' }

/** Major versions before the first one with declarations. Their exports are read from their scripts. */
const undeclared: { [name: string]: string[] } = {
  redux: ['1.0.1', '2.0.0', '3.0.6'],
  'react-redux': ['1.0.1', '2.1.2', '3.1.2', '4.4.10'],
}

/** The oldest minor version that is looked up by its number. */
const oldest: { [name: string]: string } = { redux: '3.1', 'react-redux': '5.0', reselect: '2.0' }

/**
 * The last patch of each published minor version of a package, from the oldest. Each is downloaded once, by npm, into a folder
 * below `folder`; what it imports comes from the packages that are installed.
 */
export function publishedVersions(name: string, asked: Asked, folder: string): PublishedVersion[] {
  const published = versionsOf(name).filter(
    (version) => byVersion(version, oldest[name] ?? '0.0') >= 0,
  )
  const elsewhere = name === declaredElsewhere.name ? versionsOf(declaredElsewhere.source) : []
  return [...(undeclared[name] ?? []), ...published].map((version) => {
    const minor = version.split('.').slice(0, 2).join('.')
    const place = path.join(folder, `${name.replace('/', '+')}@${version}`)
    const root = path.join(place, 'node_modules', name)
    download(name, version, root)
    const isOutside =
      name === declaredElsewhere.name && byVersion(minor, declaredElsewhere.before) < 0
    const outside =
      isOutside && elsewhere.findLast((one) => byVersion(one.replace(/\.\d+$/, ''), minor) <= 0)
    if (outside) {
      download(
        declaredElsewhere.source,
        outside,
        path.join(place, 'node_modules', declaredElsewhere.source),
      )
    }
    const types = readPackageTypes(place, Object.keys(asked))
    const recorded = record(minor, types, asked, place)
    types.close()
    if (outside || !recorded.exports.has(name)) {
      const declared = recorded.exports.get(name) ?? []
      recorded.exports.set(name, new Set([...declared, ...scriptExports(root)]))
    }
    return recorded
  })
}

/** What the main script of an old version exports, in the form that compilers gave it then. */
function scriptExports(root: string): string[] {
  const { main } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const script = readFileSync(path.join(root, main), 'utf8')
  const matches = script.matchAll(
    /\bexports(?:\.(\w+)|\[['"](\w+)['"]\])|defineProperty\(exports, ['"](\w+)['"]/g,
  )
  return [...matches].flatMap(([, a, b, c]) => a ?? b ?? c ?? [])
}

function versionsOf(name: string): string[] {
  const found = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }),
  )
  return lastPatches(found)
}

function download(name: string, version: string, target: string): void {
  if (existsSync(target)) return
  const unpacked = `${target}.new`
  rmSync(unpacked, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--json', `${name}@${version}`], {
    cwd: unpacked,
    encoding: 'utf8',
  })
  const [{ filename }] = JSON.parse(packed)
  execFileSync('tar', ['xzf', filename, '--strip-components=1'], { cwd: unpacked })
  rmSync(path.join(unpacked, filename))
  renameSync(unpacked, target)
}
