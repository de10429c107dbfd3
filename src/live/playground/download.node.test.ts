import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { archiveOf, projectFiles } from './download.ts'

const versions = {
  redux: '5.0.1',
  '@reduxjs/toolkit': '2.14.0',
  react: '19.2.3',
  'react-dom': '19.2.3',
  'react-redux': '9.3.0',
  vite: '8.0.0',
  typescript: '7.0.2',
  '@types/react': '19.2.0',
  '@types/react-dom': '19.2.0',
}

/** Makes the packages of this project available, as if they were installed there. */
const folder = path.resolve('.cache/playground-downloads', String(process.pid))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page = readFileSync('content/docs/playground.md', 'utf8')

/** For each project that the page lists, the samples below its heading, the one to run first. */
function startingPoints(): [name: string, files: { path: string; code: string }[]][] {
  const listed = [...page.matchAll(/^- \[(.+?)\]\(#/gm)].map(([, name]) => name)
  return page
    .split(/^### /m)
    .filter((section) => listed.includes(section.split(' {')[0] ?? ''))
    .map((section) => {
      const fences = [
        ...section.matchAll(/^```tsx? (run |preview )?title="([^"]+)"\n(.*?)\n```$/gms),
      ]
      const files = fences.map(([, run, path = '', code = '']) => ({
        isRun: Boolean(run),
        path,
        code,
      }))
      return [
        section.split(' {')[0] ?? '',
        files
          .sort((a, b) => Number(b.isRun) - Number(a.isRun))
          .map(({ path, code }) => ({ path, code })),
      ]
    })
}

test('Z24: the packages are those that the code imports, in the versions of the site', () => {
  const packageOf = (code: string, file = 'index.ts') =>
    JSON.parse(projectFiles([{ path: file, code }], versions)[0]?.code ?? '')
  expect(packageOf("import { createStore } from 'redux'\nimport './a'")).toMatchObject({
    dependencies: { redux: '^5.0.1' },
    devDependencies: { typescript: '^7.0.2', vite: '^8.0.0' },
  })
  expect(
    packageOf("import { createApi } from '@reduxjs/toolkit/query/react'").dependencies,
  ).toEqual({
    '@reduxjs/toolkit': '^2.14.0',
    react: '^19.2.3',
    'react-dom': '^19.2.3',
    'react-redux': '^9.3.0',
  })
  const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty']
  const imports = inherited.map((name) => `import '${name}'`).join('\n')
  expect(Object.keys(packageOf(imports).dependencies)).toEqual([])
  expect(packageOf('<p />', 'index.tsx').devDependencies).toHaveProperty('@types/react')
})

test('Z24: a component is rendered as the playground shows it', () => {
  const component = 'function Count() {\n  return <b>1</b>\n}'
  const code = (files: { path: string; code: string }[], path: string) =>
    projectFiles(files, versions).find((file) => file.path === path)?.code
  const alone = [{ path: 'app/Count.tsx', code: component }]
  expect(code(alone, 'src/main.tsx')).toContain('createRoot(root).render(<Count />)')
  expect(code(alone, 'src/main.tsx')).toContain("import { Count } from './app/Count'")
  expect(code(alone, 'src/app/Count.tsx')).toMatch(/^export function Count/)
  expect(code(alone, 'index.html')).toContain('src="/src/main.tsx"')

  const withStore = [...alone, { path: 'store.ts', code: 'export const makeStore = () => {}' }]
  expect(code(withStore, 'src/main.tsx')).toContain('<Provider store={makeStore()}>')
  const own = [{ path: 'main.tsx', code: `const store = make()\nexport default ${component}` }]
  expect(code(own, 'src/_main.tsx')).toContain("import Count from './main'")
  expect(code(own, 'src/_main.tsx')).toContain("import { store } from './main'")
  expect(code(own, 'src/main.tsx')).toMatch(/^export const store/)
  const unnamed = [{ path: 'a.tsx', code: 'export default () => <p />' }]
  expect(code(unnamed, 'src/main.tsx')).toContain("import App from './a'")
  const listed = [{ path: 'a.tsx', code: 'const Field = memo(() => <p />)\nexport { Field }' }]
  expect(code(listed, 'src/main.tsx')).toContain("import { Field } from './a'")
  expect(code(listed, 'src/a.tsx')).toMatch(/^const Field/)
  expect(projectFiles([{ path: 'index.ts', code: '1' }], versions)).toHaveLength(5)
})

test('Z24: there are projects to download', () => {
  expect(startingPoints().map(([name]) => name)).toContain('Counter')
})

test.each(startingPoints())(
  'Z24: "%s" unpacks to a project that its own type check and build accept',
  async (name, files) => {
    expect(files.length).toBeGreaterThan(0)
    const root = path.join(folder, name.replaceAll(' ', '-'))
    for (const [file, bytes] of Object.entries(unzipSync(archiveOf(files, versions)))) {
      expect(file).toMatch(/^redux-playground\/[\w./-]+$/)
      const target = path.join(root, file.replace('redux-playground/', ''))
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, strFromU8(bytes))
    }
    await promisify(execFile)(process.execPath, ['node_modules/typescript/bin/tsc', '-p', root])
    const output = await build({ root, logLevel: 'silent', build: { write: false } })
    expect(JSON.stringify(output)).toContain('index.html')
  },
  120_000,
)
