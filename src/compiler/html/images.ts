import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Element } from 'hast'
import { imageSize } from 'image-size'
import { SKIP, visit } from 'unist-util-visit'
import type { Report } from '../../model/diagnostic.ts'
import type { Asset } from '../../model/page.ts'
import { readContentFile } from '../source/content-files.ts'
import { withBase } from '../source/page-ids.ts'
import type { HastNode } from './hast.ts'

export type ImageContext = {
  /** The project's root; the other paths are relative to it. */
  root: string
  /** Folder of the page: `./flow.png` is looked up there. */
  pageDir: string
  /** Folder of the site's images: `/images/flow.png` is looked up there. */
  imagesDir: string
  basePath: string
}

/**
 * Finds the file of every image, reserves its place with width and height, and gives it an address that
 * may be cached for ever. Where `flow.dark.png` stands beside `flow.png`, each colour mode gets its own.
 * Returns the files that must be published, keyed by the address in the source.
 */
export function resolveImages(
  tree: HastNode,
  context: ImageContext,
  dependencies: Set<string>,
  report: Report,
): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  visit(tree, 'element', (element: Element, index, parent) => {
    const { src } = element.properties
    if (element.tagName !== 'img' || typeof src !== 'string' || !parent) return
    const line = element.position?.start.line ?? 1
    const file = imageFile(src, context)
    if (file === null) {
      report(
        { line },
        `Unexpected image address \`${src}\`.`,
        `Expected a file beside the page (\`./flow.svg\`) or in ${context.imagesDir} (\`/images/flow.svg\`).`,
      )
      return
    }
    dependencies.add(file)
    const image = readImage(context.root, file)
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
    const darkImage = readImage(context.root, darkFile)

    assets.set(src, show(element, file, image, context))
    if (typeof darkImage === 'string') return
    const { alt } = element.properties
    const dark: Element = { type: 'element', tagName: 'img', properties: { alt }, children: [] }
    assets.set(darkFile, show(dark, darkFile, darkImage, context))
    element.properties.className = ['light-only']
    dark.properties.className = ['dark-only']
    parent.children.splice((index ?? 0) + 1, 0, dark)
    return [SKIP, (index ?? 0) + 2]
  })
  return assets
}

/** Points an `img` at the published file, and reserves its place. */
function show(
  element: Element,
  file: string,
  { width, height, hash }: ImageFacts,
  { basePath }: ImageContext,
): Asset {
  const { name, ext } = path.parse(file)
  const asset = { url: `/_images/${name}.${hash}${ext}`, file }
  Object.assign(element.properties, {
    src: withBase(asset.url, basePath),
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
  })
  return asset
}

/** The picture for dark pages stands beside the other: `flow.png`, `flow.dark.png`. */
function darkFileOf(file: string): string {
  const { dir, name, ext } = path.posix.parse(file)
  return path.posix.join(dir, `${name}.dark${ext}`)
}

function imageFile(src: string, { pageDir, imagesDir }: ImageContext): string | null {
  if (src.startsWith('/images/')) return path.posix.join(imagesDir, src.slice('/images/'.length))
  if (/^(\/|[a-z][a-z0-9+.-]*:)/i.test(src)) return null
  try {
    return src === '' ? null : path.posix.join(pageDir, decodeURI(src))
  } catch {
    return null
  }
}

type ImageFacts = { width: number; height: number; hash: string }

/** Size and content hash of an image, or what is wrong with it. */
function readImage(root: string, file: string): ImageFacts | string {
  const content = readContentFile(root, file)
  if (typeof content === 'string') return content
  try {
    const { width, height } = imageSize(content)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    return { width, height, hash }
  } catch {
    return 'its size cannot be read'
  }
}
