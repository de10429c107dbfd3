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

/** Only types, and no imports of their own that matter: anybody may use them as types. */
const sharedTypes = [
  'src/content/page.ts',
  'src/content/site-config.ts',
  'src/content/document-assets.ts',
]

const content = 'content/'
const react = ['react', 'react-dom']
const inBrowser = { only: [...react, 'lucide-react'] }
const inNode = { not: [...react, 'lucide-react'] }
const pureRouting = ['src/router/route-table.ts', 'src/router/redirects.ts']

/** The arrows of docs/architecture.md. */
export const rooms: Room[] = [
  { name: 'entries', mayImport: ['src/', content], packages: { only: [...react, 'vite'] } },
  {
    name: 'build',
    mayImport: [
      'src/content/',
      'src/samples/',
      'src/examples/',
      'src/components/schemas.ts',
      'src/search/local/',
      'src/search/hosted/',
      'src/preview/',
      'src/server/serving.ts',
      'src/server/hosts/host-files.ts',
      'src/offline/release.ts',
      'src/offline/document-files.ts',
      'src/offline/manifest.ts',
      ...pureRouting,
      content,
    ],
    packages: inNode,
  },
  { name: 'server', mayImport: [...pureRouting, content], packages: inNode },
  { name: 'samples', mayImport: ['src/content/'], packages: inNode },
  {
    name: 'examples',
    mayImport: [
      'src/content/problem.ts',
      'src/content/region.ts',
      'src/content/nearest.ts',
      // Pictures are taken in the browser of the tests.
      'scripts/chromium.mjs',
    ],
    packages: inNode,
  },
  {
    name: 'content',
    mayImport: [
      'src/router/route-table.ts',
      'src/components/schemas.ts',
      'src/components/*/schema.ts',
      'src/components/diagram/drawing.ts',
      'src/components/diagram/drawings/',
    ],
    packages: inNode,
  },
  {
    name: 'site',
    mayImport: [
      'src/components/',
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
  { name: 'components', mayImport: ['src/preferences/'], packages: inBrowser },
  { name: 'router', mayImport: [], packages: inBrowser },
  { name: 'preferences', mayImport: [content], packages: inBrowser },
  { name: 'offline', mayImport: [], packages: { only: [] } },
  {
    name: 'offline/worker',
    mayImport: ['src/offline/', 'src/router/route-table.ts'],
    packages: { only: ['workbox-core', 'workbox-routing', 'workbox-strategies'] },
  },
  { name: 'analytics', mayImport: [content], packages: inBrowser },
  {
    name: 'search',
    mayImport: ['src/search/local/client.ts', 'src/search/hosted/client.ts', content],
    packages: { only: ['minisearch'] },
  },
  {
    name: 'search/dialog',
    mayImport: [
      'src/search/engine.ts',
      'src/search/create-engine.ts',
      'src/router/route-table.ts',
      'src/preferences/',
      content,
    ],
    packages: inBrowser,
  },
  {
    name: 'search/local',
    mayImport: ['src/search/engine.ts', 'src/search/tokenize.ts', content],
    packages: { only: ['minisearch'] },
  },
  {
    name: 'search/hosted',
    mayImport: [
      'src/search/engine.ts',
      'src/search/local/index-data.ts',
      'src/preferences/docs-version.ts',
      content,
    ],
    packages: { only: ['algoliasearch'] },
  },
  { name: 'styles', mayImport: [], packages: { only: [] } },
  { name: 'preview', mayImport: ['src/content/at-most.ts', 'src/styles/'], packages: inNode },
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

function mayImportFile(room: Room, file: string, { target, isType }: Import): boolean {
  if (isType && sharedTypes.includes(target)) return true
  if (target.startsWith('src/entries/')) return file.startsWith('src/entries/')
  if (isAttributeSchema(target) && 'only' in room.packages) return isType || isAttributeSchema(file)
  if (roomOf(target) === room) return true
  return room.mayImport.some((allowed) => covers(allowed, target))
}

function mayImportPackage(room: Room, file: string, { target, isType }: Import): boolean {
  if (isAttributeSchema(file)) return target === 'zod'
  const runsInNode = 'not' in room.packages || file.includes('.node.')
  if (isType || (runsInNode && target.startsWith('node:'))) return true
  if ('not' in room.packages) return !room.packages.not.includes(target)
  return room.packages.only.includes(target) || (runsInNode && !inNode.not.includes(target))
}

/** Attribute schemas serve the compiler: the one part of components/ that never reaches a browser. */
function isAttributeSchema(file: string): boolean {
  return /^src\/components\/([^/]+\/schema|schemas|flag)\.ts$/.test(file)
}

function covers(allowed: string, target: string): boolean {
  if (allowed.endsWith('/')) return target.startsWith(allowed)
  const pattern = allowed.replaceAll('.', '\\.').replaceAll('*', '[^/]+')
  return new RegExp(`^${pattern}$`).test(target)
}

function sayAllowed(room: Room, { isOurs }: Import): string {
  if (isOurs) {
    const allowed = [`src/${room.name}/`, ...room.mayImport, `types of ${sharedTypes.join(', ')}`]
    return `${room.name} may import ${allowed.join(', ')}`
  }
  return 'only' in room.packages
    ? `${room.name} may import these packages: ${room.packages.only.join(', ') || 'none'}`
    : `${room.name} may import no ${room.packages.not.join(', ')}`
}
