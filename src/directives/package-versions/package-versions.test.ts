import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'

const compile = (directive: string) =>
  compilePage(
    {
      id: 'page',
      sourcePath: 'content/docs/page.md',
      text: `---\ntitle: A\nlabel: A\ndescription: About A.\n---\n\n${directive}\n`,
      lastUpdated: null,
    },
    { root: projectRoot, basePath: '/', routes: {} },
  )

test('lists the installed versions, and the page depends on the files that tell them', async () => {
  const { version } = JSON.parse(readFileSync('node_modules/redux/package.json', 'utf8'))
  const { page, dependencies } = await compile('::package-versions{packages="redux immer"}')
  expect(page?.markdown).toMatch(new RegExp(`\\| \`redux\` +\\| ${version}`))
  expect(dependencies).toContain('node_modules/immer/package.json')
})

test('refuses packages that are not installed, and names them', async () => {
  const { diagnostics } = await compile('::package-versions{packages="redux flux-capacitor"}')
  expect(diagnostics).toMatchObject([{ line: 7, message: 'Not installed: `flux-capacitor`.' }])
})
