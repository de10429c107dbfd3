import { readFileSync } from 'node:fs'
import path from 'node:path'
import { htmlPath, markdownPath, pageDataPath } from '../../src/model/routes.ts'
import { contentHash } from '../../src/system/hash.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import { startDevServer } from '../support/dev-server.ts'
import { expect, test } from '../support/site.ts'

/** What readers see, as React has rendered it. */
const rootOf = (html: string) =>
  html.slice(html.indexOf('<div id="root"'), html.indexOf('<script type="application/json"'))

test('every page during development is the page that a build publishes', async () => {
  const { routes } = readBuild()
  const server = await startDevServer('content')
  const published = (file: string) => readFileSync(path.join(siteRoot, file), 'utf8')
  const served = async (file: string) => (await fetch(server.address + file)).text()
  try {
    const index = JSON.parse(await served('pages.json'))
    expect(Object.keys(index.routes)).toEqual(routes)
    for (const route of routes) {
      const data = await served(pageDataPath(route, index.routes[route]))
      expect(published(pageDataPath(route, contentHash(data)))).toBe(data)
      const document = htmlPath(route)
      expect(rootOf(await served(route.slice(1))), document).toBe(rootOf(published(document)))
    }
    for (const route of routes.filter((route) =>
      published(htmlPath(route)).includes('"kind":"doc"'),
    )) {
      const text = markdownPath(route)
      expect(await served(text), text).toBe(published(text))
    }
  } finally {
    server.process.kill()
  }
})
