import { readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { htmlPath } from '../../src/model/routes.ts'
import { readBuild, siteRoot } from '../support/builds.ts'
import { expect, test } from '../support/site.ts'

const { routes, basePath } = readBuild()

/** What the tag of a document says, such as `og:image`. */
function tag(html: string, name: string): string | undefined {
  return new RegExp(`<meta[^>]*"${name}" content="([^"]*)"`).exec(html)?.[1]
}

test('every page that is linked to names a small image of its own, which is there', () => {
  const images = routes
    .map((route) => readFileSync(path.join(siteRoot, htmlPath(route)), 'utf8'))
    .filter((html) => !html.includes('content="noindex'))
    .map((html) => ({ url: tag(html, 'og:image') ?? '', width: tag(html, 'og:image:width') }))
  expect(new Set(images.map(({ url }) => url)).size).toBe(images.length)

  for (const { url, width } of images) {
    const { pathname } = new URL(url)
    expect(pathname.startsWith(`${basePath}_images/previews/`), url).toBe(true)
    const image = readFileSync(path.join(siteRoot, pathname.slice(basePath.length)))
    expect(imageSize(image), url).toMatchObject({ type: 'png', width: Number(width), height: 630 })
    expect(image.length, url).toBeLessThan(40_000)
  }
})
