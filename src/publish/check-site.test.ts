import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderInProject } from '../../tests/support/folder-in-project.ts'
import { checkSite } from './check-site.ts'
import { readOptions, readSiteSettings } from './options.ts'

let folder: string
let contentDir: string

beforeEach(() => {
  // Inside the project, so that paths in diagnostics are relative to it.
  folder = folderInProject()
  contentDir = path.join(folder, 'content')
  cpSync('tests/fixtures/other-site', contentDir, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function edit(file: string, from: string, to: string) {
  const place = path.join(contentDir, file)
  const text = readFileSync(place, 'utf8')
  expect(text).toContain(from)
  writeFileSync(place, text.replace(from, to))
}

const write = (file: string, text: string) => writeFileSync(path.join(contentDir, file), text)

const page = (title: string, body: string) =>
  `---\ntitle: "${title}"\nlabel: A\ndescription: About A.\n---\n${body}\n`

function run(command: string, flags: string[], env: NodeJS.ProcessEnv) {
  const file = `src/publish/commands/${command}.ts`
  const { status, stderr } = spawnSync(
    'node',
    ['scripts/run.mjs', file, '--content', contentDir, ...flags],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  )
  return { status, said: stderr.replaceAll(`${contentDir}/`, '').trim() }
}

const check = (env: NodeJS.ProcessEnv = {}) => run('check-content', [], env)
const build = (env: NodeJS.ProcessEnv = {}) =>
  run('build', ['--out', path.join(folder, 'dist')], env)

const brokenSites: [what: string, breakIt: () => void, env: NodeJS.ProcessEnv, said: string[]][] = [
  [
    'in its settings and files, and in a page',
    () => {
      edit('site.ts', "direction: 'ltr'", "direction: 'sideways'")
      edit('site.ts', 'followSystem', 'folowSystem')
      edit('site.ts', ", activeBases: ['/guide/']", '')
      rmSync(path.join(contentDir, 'home/home.tsx'))
      write('home/broken.tsx', 'export const broken =\n')
      symlinkSync('.', path.join(contentDir, 'public/one'))
      symlinkSync('.', path.join(contentDir, 'public/two'))
      appendFileSync(path.join(contentDir, 'docs/reference.md'), '\n[x](/nowhere)\n')
    },
    { HSTS_MAX_AGE: 'long' },
    [
      '`locale.direction` is "sideways"',
      'Unknown key `colorMode.folowSystem`',
      '`navbar[0].activeBases` is missing',
      'home/home.tsx:1 error',
      'home/broken.tsx:2 error',
      'public/one:1 error',
      'public/two:1 error',
      'Link to `/nowhere`',
      'HSTS_MAX_AGE is "long"',
    ],
  ],
  [
    'in everything else',
    () => {
      edit('sidebar.ts', "'reference'", "'refrence'")
      edit('redirects.ts', "to: '/guide/start'", "to: '/guide/strat'")
      write('docs/search.md', page('Search', 'Text'))
      write('docs/lost.md', page('…', '[x](/reference)'))
      write('docs/part.md', page('Part', ':::checkpoint{app=fieldbook part=99}\nText\n:::'))
      write('public/llms.txt', 'mine')
    },
    { ALGOLIA_APP_ID: 'a.b' },
    [
      'There is no page `refrence` for the sidebar',
      'leads to no page: /guide/strat',
      'The route `/search` is taken',
      'Search does not find this page by its title, "…"',
      'There is no part 99 of the example',
      'The build writes `llms.txt` itself',
      'Search by Algolia is off',
    ],
  ],
]

test.each(brokenSites)(
  'check and build say the same of a site that is broken %s, all at once',
  (_what, breakIt, env, expected) => {
    breakIt()
    const checked = check(env)
    expect(checked.status).toBe(1)
    for (const text of expected) expect(checked.said).toContain(text)
    expect(checked.said).not.toMatch(/^\s+at /m)
    expect(build(env)).toEqual(checked)
  },
)

test('R11 the files of the local search engine are made only where no service answers', async () => {
  const options = readOptions(['--content', contentDir], {})
  const searchFiles = async () => {
    const { search } = await checkSite(options, await readSiteSettings(options))
    return [...((await search?.())?.files.keys() ?? [])]
  }
  expect(await searchFiles()).toHaveLength(3)
  try {
    vi.stubEnv('ALGOLIA_APP_ID', 'APP1')
    expect(await searchFiles()).toHaveLength(3)
    vi.stubEnv('ALGOLIA_API_KEY', 'key')
    vi.stubEnv('ALGOLIA_INDEX', 'docs')
    expect(await searchFiles()).toEqual([])
  } finally {
    vi.unstubAllEnvs()
  }
})
