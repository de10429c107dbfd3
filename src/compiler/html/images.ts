import path from 'node:path'
import type { Element } from 'hast'
import { imageSize } from 'image-size'
import { SKIP, visit } from 'unist-util-visit'
import type { Asset } from '../../model/page.ts'
import { underBase } from '../../model/routes.ts'
import { contentHash } from '../../system/hash.ts'
import { lineOf, type PageContext } from '../context.ts'
import { readContentFile } from '../source/content-files.ts'
import type { HtmlPage } from './rendered-page.ts'
import { mistakeInSvg } from './svg.ts'

/**
 * Finds the file of every image, sets its width and height so that nothing moves when it loads, and gives it an address
 * that can be cached forever. If `flow.dark.png` is next to `flow.png`, each color mode gets its own.
 */
export function resolveImages(page: HtmlPage): Map<string, Asset> {
  const { dependencies, report, options } = page
  const images = new Map<string, Asset>()
  visit(page.html, 'element', (element: Element, index, parent) => {
    const { src } = element.properties
    if (element.tagName !== 'img' || typeof src !== 'string' || !parent) return
    const line = lineOf(element)
    const file = imageFile(src, page)
    if (file === null) {
      report(
        { line },
        `Unexpected image address \`${src}\`.`,
        `Expected a file beside the page (\`./flow.svg\`) or in ${imagesDir(page)} (\`/images/flow.svg\`).`,
      )
      return
    }
    dependencies.add(file)
    const image = readImage(page, file)
    if (typeof image === 'string') {
      report(
        { line },
        `The image \`${src}\` cannot be shown: ${image}.`,
        `Expected the file ${file}.`,
      )
      return
    }
    const darkFile = darkFileOf(file)
    dependencies.add(darkFile)
    const darkImage = readImage(page, darkFile)

    images.set(src, show(element, file, image, options.basePath))
    if (typeof darkImage === 'string') return
    const { alt } = element.properties
    const dark: Element = { type: 'element', tagName: 'img', properties: { alt }, children: [] }
    images.set(darkFile, show(dark, darkFile, darkImage, options.basePath))
    element.properties.className = ['light-only']
    dark.properties.className = ['dark-only']
    parent.children.splice((index ?? 0) + 1, 0, dark)
    return [SKIP, (index ?? 0) + 2]
  })
  return images
}

/** Makes an `img` show the published file, with its size. */
function show(
  element: Element,
  file: string,
  { width, height, hash }: ImageFacts,
  basePath: string,
): Asset {
  const { name, ext } = path.parse(file)
  const asset = { url: `/_images/${name}.${hash}${ext}`, file }
  Object.assign(element.properties, {
    src: underBase(basePath, asset.url),
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
  })
  return asset
}

/** The image for dark mode is next to the other: `flow.png`, `flow.dark.png`. */
function darkFileOf(file: string): string {
  const { dir, name, ext } = path.posix.parse(file)
  return path.posix.join(dir, `${name}.dark${ext}`)
}

/** The folder that `/images/` in an address refers to. */
const imagesDir = ({ contentDir }: PageContext) => path.posix.join(contentDir, 'images')

function imageFile(src: string, page: PageContext): string | null {
  if (src.startsWith('/images/')) {
    return path.posix.join(imagesDir(page), src.slice('/images/'.length))
  }
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(src)) return null
  try {
    return src === ''
      ? null
      : path.posix.join(path.posix.dirname(page.source.sourcePath), decodeURI(src))
  } catch {
    return null
  }
}

/** In pixels. Browsers don't show larger images, and nobody draws one on purpose. */
const maxSize = 16_384

type ImageFacts = { width: number; height: number; hash: string }

/** The size and content hash of an image, or what is wrong with it. */
function readImage({ options, contentDir }: PageContext, file: string): ImageFacts | string {
  const content = readContentFile(options.root, contentDir, file)
  if (typeof content === 'string') return content
  try {
    const { width, height, type } = imageSize(content)
    const isSize = (length: number) => length > 0 && length <= maxSize
    if (!isSize(width) || !isSize(height)) return `its size is ${width} × ${height}`
    const mistake =
      type === 'svg' || file.endsWith('.svg') ? mistakeInSvg(content.toString()) : null
    if (mistake !== null) return mistake
    const hash = contentHash(content)
    return { width, height, hash }
  } catch {
    return 'its size cannot be read'
  }
}
