import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { versions } from '../../content/site.ts'
import { htmlPath, pageDataPath } from '../../src/model/routes.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import { expect, test } from '../support/site.ts'

test('A12 there is a folder with a document for each page, and 404.html', () => {
  const documents = readdirSync(siteRoot, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !/^(examples|assets|_sandbox)\//.test(file))
  expect(documents.sort()).toEqual([...readBuild().routes.map(htmlPath), '404.html'].sort())
})

test('styles have the prefix by which text keeps its size on an iPhone that is turned', () => {
  const assets = path.join(siteRoot, 'assets')
  const [styles = ''] = readdirSync(assets).filter((file) => /^style\.[\w-]+\.css$/.test(file))
  expect(readFileSync(path.join(assets, styles), 'utf8')).toContain('-webkit-text-size-adjust:none')
})

test('the data of every page is where links fetch it ahead', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(siteRoot, file), 'utf8'))
  const hashes: { [route: string]: string } = read('pages.json').routes
  expect(Object.keys(hashes).sort()).toEqual([...readBuild().routes].sort())
  for (const [route, hash] of Object.entries(hashes)) {
    expect(read(pageDataPath(route, hash)).route, route).toBe(route)
  }
})

test('A13 A14 A15 old addresses lead on, with their query, and their hash unless the target has one', async ({
  request,
  site,
}) => {
  for (const [from, to] of [
    ['/api', '/api/api-reference'],
    ['/tutorials', '/tutorials/index'],
    ['/glossary', '/understanding/thinking-in-redux/glossary'],
    ['/feedback?x=1', '/introduction/getting-started?x=1#help-and-discussion'],
    [
      '/recipes/structuring-reducers/prerequisite-concepts',
      '/usage/structuring-reducers/prerequisite-concepts',
    ],
    ['/api-reference/compose', '/api/compose'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([301, 308], from).toContain(response.status())
    const location = new URL(response.headers().location ?? '', site)
    expect(location.pathname + location.search + location.hash, from).toBe(to)
  }
})

test('K1 Y3 all pages are of one version and in one language', () => {
  const { routes } = readBuild()
  const [version] = versions
  expect(versions).toEqual([
    { name: 'current', label: 'Next', path: '/', mainDoc: 'introduction/getting-started' },
  ])
  expect(routes).toContain(`/${version?.mainDoc}`)
  for (const route of routes) {
    const html = readFileSync(path.join(siteRoot, htmlPath(route)), 'utf8')
    const [root] = html.match(/<html[^>]*>/) ?? []
    expect(root, route).toMatch(/ lang="en" dir="ltr"/)
    const named = [...html.matchAll(/name="docsearch:version" content="(.*?)"/g)]
    const isDoc = html.includes('"kind":"doc"')
    expect(
      named.map(([, name]) => name),
      route,
    ).toEqual(isDoc ? [version?.name] : [])
  }
})
