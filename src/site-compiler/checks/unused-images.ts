import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Diagnostic, warningIn } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { listFiles } from '../../system/list-files.ts'

const isImage = (file: string) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(file)

/** Images that every page's layout uses, or that browsers request by themselves. */
const layoutImages = ['icon.svg', 'apple-touch-icon.png', 'favicon.ico']

/**
 * Reports unused images: beside pages and in `images/`, those that no page shows; in `public/`, those that the layout,
 * the manifest, the settings and the home page don't reference.
 * @param contentDir path from `root`
 */
export function checkUnusedImages(
  { root, contentDir }: { root: string; contentDir: string },
  pages: Pick<Page, 'assets'>[],
): Diagnostic[] {
  const below = (folder: string) =>
    listFiles(path.join(root, contentDir, folder)).map((file) =>
      path.posix.join(contentDir, folder, file),
    )
  const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const shown = new Set(pages.flatMap(({ assets }) => assets.map(({ file }) => file)))
  const naming = [
    ...below('home'),
    ...[`${contentDir}/site.ts`, `${contentDir}/public/site.webmanifest`].filter((file) =>
      existsSync(path.join(root, file)),
    ),
  ]
    .filter((file) => !isImage(file))
    .map(readText)
  const isNamed = (file: string) =>
    layoutImages.includes(file.slice(`${contentDir}/public/`.length)) ||
    naming.some((text) => text.includes(path.posix.basename(file)))

  return [
    ...[...below('docs'), ...below('images')].filter((file) => !shown.has(file)),
    ...below('public').filter((file) => !isNamed(file)),
  ]
    .filter(isImage)
    .map((file) =>
      warningIn(
        { file },
        'Nothing shows this picture.',
        'Show it on a page (docs/authoring.md tells how), or delete it.',
      ),
    )
}
