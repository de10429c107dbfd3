import { type Import, importsOf } from './imports.ts'

/** A room, and what its modules may import besides their own room. */
export type Room = {
  /** Folder below src/; the longest one that holds a file is the file's room. */
  name: string
  /** Files and folders (with a slash at the end) from the project's root; `*` is one path segment. */
  mayImport: string[]
  /** Packages: the browser's are listed by name, Node's rooms name what they must not have. */
  packages: { only: string[] } | { not: string[] }
}

const content = 'content/'
const react = ['react', 'react-dom']
const inBrowser = { only: [...react, 'lucide-react'] }
const inNode = { not: [...react, 'lucide-react'] }
const model = 'src/model/'

/** The arrows of docs/architecture.md. */
export const rooms: Room[] = [
  { name: 'model', mayImport: [], packages: { only: [] } },
  { name: 'system', mayImport: [model], packages: inNode },
  { name: 'compiler', mayImport: [model, 'src/system/', 'src/directives/'], packages: inNode },
  {
    name: 'directives',
    mayImport: [model, 'src/system/', 'src/compiler/', 'src/components/', 'src/preferences/'],
    packages: { not: [] },
  },
  {
    name: 'site-compiler',
    mayImport: [model, 'src/system/', 'src/compiler/', 'src/directives/'],
    packages: inNode,
  },
  {
    name: 'samples',
    mayImport: [model, 'src/system/', 'src/compiler/', 'src/site-compiler/'],
    packages: inNode,
  },
  {
    name: 'examples',
    mayImport: [
      model,
      'src/system/',
      'src/compiler/code/region.ts',
      // Pictures are taken in the browser of the tests.
      'scripts/chromium.mjs',
    ],
    packages: inNode,
  },
  { name: 'preview', mayImport: [model, 'src/system/', 'src/styles/'], packages: inNode },
  { name: 'server', mayImport: [model, content], packages: inNode },
  {
    name: 'publish',
    mayImport: [
      model,
      'src/system/',
      'src/compiler/',
      'src/directives/',
      'src/site-compiler/',
      'src/samples/',
      'src/examples/',
      'src/search/local/',
      'src/search/algolia/',
      'src/preview/',
      'src/server/serving.ts',
      'src/server/hosts/host-files.ts',
      'src/offline/release.ts',
      'src/offline/document-files.ts',
      'src/offline/manifest.ts',
      content,
    ],
    packages: inNode,
  },
  { name: 'entries', mayImport: ['src/', content], packages: { only: [...react, 'vite'] } },
  {
    name: 'site',
    mayImport: [
      model,
      'src/components/',
      'src/directives/',
      'src/preferences/',
      'src/router/',
      'src/search/dialog/',
      'src/search/engine.ts',
      'src/search/create-engine.ts',
      'src/offline/',
      'src/styles/',
      content,
    ],
    packages: inBrowser,
  },
  { name: 'components', mayImport: [model, 'src/preferences/'], packages: inBrowser },
  { name: 'router', mayImport: [model], packages: inBrowser },
  { name: 'preferences', mayImport: [model, content], packages: inBrowser },
  { name: 'offline', mayImport: [model], packages: { only: [] } },
  {
    name: 'offline/worker',
    mayImport: [model, 'src/offline/'],
    packages: { only: ['workbox-core', 'workbox-routing', 'workbox-strategies'] },
  },
  { name: 'analytics', mayImport: [model, content], packages: inBrowser },
  {
    name: 'search',
    mayImport: [model, 'src/search/local/client.ts', 'src/search/algolia/client.ts', content],
    packages: { only: ['minisearch'] },
  },
  {
    name: 'search/dialog',
    mayImport: [
      model,
      'src/search/engine.ts',
      'src/search/create-engine.ts',
      'src/preferences/',
      content,
    ],
    packages: inBrowser,
  },
  {
    name: 'search/local',
    mayImport: [model, 'src/search/engine.ts', 'src/search/tokenize.ts', content],
    packages: { only: ['minisearch'] },
  },
  {
    name: 'search/algolia',
    mayImport: [
      model,
      'src/search/engine.ts',
      'src/search/local/index-data.ts',
      'src/preferences/docs-version.ts',
      content,
    ],
    packages: { only: ['algoliasearch'] },
  },
  { name: 'styles', mayImport: [], packages: { only: [] } },
]

/** One line a forbidden import of the module: the file, what it imports, and what it may. */
export function forbiddenImports(file: string, imports: Import[] = importsOf(file)): string[] {
  const room = roomOf(file)
  if (room === undefined) {
    return [
      `${file} is in no room. Add its folder to tests/support/arrows.ts and docs/architecture.md`,
    ]
  }
  return imports.flatMap((imported) => {
    const isAllowed = imported.isOurs
      ? mayImportFile(room, file, imported)
      : mayImportPackage(room, file, imported)
    if (isAllowed) return []
    return [`${file} imports ${imported.specifier}. ${sayAllowed(room, imported)}`]
  })
}

function roomOf(file: string): Room | undefined {
  return rooms
    .filter(({ name }) => file.startsWith(`src/${name}/`))
    .sort((a, b) => b.name.length - a.name.length)[0]
}

function mayImportFile(room: Room, file: string, { target }: Import): boolean {
  if (target.startsWith('src/entries/')) return file.startsWith('src/entries/')
  if (roomOf(target) === room) return true
  return room.mayImport.some((allowed) => covers(allowed, target))
}

function mayImportPackage(room: Room, file: string, { target, isType }: Import): boolean {
  const runsInNode = 'not' in room.packages || file.includes('.node.')
  if (isType || (runsInNode && target.startsWith('node:'))) return true
  if ('not' in room.packages) return !room.packages.not.includes(target)
  return room.packages.only.includes(target) || (runsInNode && !inNode.not.includes(target))
}

function covers(allowed: string, target: string): boolean {
  if (allowed.endsWith('/')) return target.startsWith(allowed)
  const pattern = allowed.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
  return new RegExp(`^${pattern}$`).test(target)
}

function sayAllowed(room: Room, { isOurs }: Import): string {
  if (isOurs) {
    const allowed = [`src/${room.name}/`, ...room.mayImport]
    return `${room.name} may import ${allowed.join(', ')}`
  }
  return 'only' in room.packages
    ? `${room.name} may import these packages: ${room.packages.only.join(', ') || 'none'}`
    : `${room.name} may import no ${room.packages.not.join(', ')}`
}
