import { strToU8, zipSync } from 'fflate'
import * as site from '#content/site.ts'
import { packageOf } from '../../model/package-name.ts'
import type { PlaygroundFile } from './project.ts'
import { withRendering } from './rendering.ts'

/** Name of a package → its installed version. */
export type Versions = { readonly [name: string]: string }

/** A project as a zip archive. Unpacked, it starts with `npm install` and `npm run dev`. */
export function archiveOf(
  files: readonly PlaygroundFile[],
  versions: Versions,
): Uint8Array<ArrayBuffer> {
  const entries = projectFiles(files, versions).map(({ path, code }) => [
    `${projectName}/${path}`,
    strToU8(code),
  ])
  return zipSync(Object.fromEntries(entries)) as Uint8Array<ArrayBuffer>
}

/** The site's title as a name that npm accepts. */
export const projectName = `${site.title} playground`
  .toLowerCase()
  .replace(/[^a-z\d]+/g, '-')
  .replace(/^-/, '')

/** The files of a Vite project, with the playground's files in its folder `src`. */
export function projectFiles(
  project: readonly PlaygroundFile[],
  versions: Versions,
): PlaygroundFile[] {
  const files = withRendering(project)
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  return [
    { path: 'package.json', code: json(packageJson(files, versions)) },
    { path: 'tsconfig.json', code: json(typeScriptOptions) },
    { path: 'index.html', code: documentOf(files[0]?.path ?? '') },
    { path: 'README.md', code: readme },
    ...files.map(({ path, code }) => ({ path: `src/${path}`, code: `${code.trimEnd()}\n` })),
  ]
}

function packageJson(files: readonly PlaygroundFile[], versions: Versions): object {
  const names = new Set(files.flatMap(({ code }) => importedPackages(code)))
  const hasReact = files.some(({ path }) => /x$/.test(path)) || names.has('react-redux')
  if (hasReact) names.add('react').add('react-dom')
  const ranges = (wanted: Iterable<string>) =>
    Object.fromEntries(
      [...wanted]
        .sort()
        .flatMap((name) => (Object.hasOwn(versions, name) ? [[name, `^${versions[name]}`]] : [])),
    )
  return {
    name: projectName,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: ranges(names),
    devDependencies: ranges([
      'typescript',
      'vite',
      ...(hasReact ? ['@types/react', '@types/react-dom'] : []),
    ]),
  }
}

/** The packages that code imports, and those that they need. */
function importedPackages(code: string): string[] {
  const specifiers = [...code.matchAll(/\b(?:from|import)\s*(?:\(\s*)?(['"])([^'"./][^'"]*)\1/g)]
  return specifiers.flatMap(([, , specifier = '']) => {
    const name = packageOf(specifier)
    return /^@reduxjs\/toolkit\/(?:query\/)?react$/.test(specifier) ? [name, 'react-redux'] : [name]
  })
}

const typeScriptOptions = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: ['vite/client'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
  },
  include: ['src'],
}

const documentOf = (entry: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${site.title} playground</title>
  </head>
  <body>
    <div id="root"></div>
    <p>What the project prints is in the browser's console.</p>
    <script type="module" src="/src/${entry}"></script>
  </body>
</html>
`

const readme = `# ${site.title} playground

    npm install
    npm run dev

The project prints to the browser's console. Comments such as \`// => 1\` state values; only the playground compares them.
`
