import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mistakeInSvg } from '../../compiler/html/svg.ts'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import { pageIndexPath } from '../../model/page-index.ts'
import { publishedFolders } from '../../model/published-folders.ts'
import { htmlPath, markdownPath } from '../../model/routes.ts'
import { listEntries, listFiles } from '../../system/list-files.ts'

const ownFolders = [...publishedFolders, '.site']

/** What the build writes beside its pages. A test compares this list with a build. */
const ownFiles = [
  '404.html',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'llms-full.txt',
  'feed.xml',
  'opensearch.xml',
  'service-worker.js',
  'offline.json',
  pageIndexPath,
  '_headers',
  '_redirects',
  'vercel.json',
  '.nojekyll',
]

/**
 * Finds out whether a build writes a file, by its path below the output folder. Capitals don't matter: some file
 * systems take both for one file.
 * @param routes of all pages with an address
 */
export function createIsGenerated(routes: string[]): (file: string) => boolean {
  const files = [...ownFiles, ...routes.flatMap((route) => [htmlPath(route), markdownPath(route)])]
  const names = new Set(files.map((file) => file.toLowerCase()))
  return (file) => {
    const name = file.toLowerCase()
    const isInOwn = ownFolders.some((folder) => name.startsWith(`${folder}/`))
    return isInOwn || names.has(name.replace(/\.(br|gz)$/, ''))
  }
}

/** Files of public/ are published as they are, so they must be of the content itself. */
export function checkPublicLinks(publicDir: string, shownDir: string): Diagnostic[] {
  return listEntries(publicDir)
    .filter(({ kind }) => kind === 'link' || kind === 'other')
    .map(({ path: entryPath, kind }) =>
      errorIn(
        { file: `${shownDir}/${entryPath}` },
        kind === 'link'
          ? 'This is a symbolic link, which is not followed.'
          : 'This is neither a file nor a folder.',
        'Put the file or the folder itself in its place.',
      ),
    )
}

/** Browsers open images of public/ by their own address, where a script inside an image would run. */
export function checkPublicImages(publicDir: string, shownDir: string): Diagnostic[] {
  return listFiles(publicDir)
    .filter((file) => /\.svgz?$/i.test(file))
    .flatMap((file) => {
      const mistake = mistakeInSvg(readFileSync(path.join(publicDir, file), 'utf8'))
      if (mistake === null) return []
      return errorIn(
        { file: `${shownDir}/${file}` },
        `The picture cannot be published: ${mistake}.`,
        'Expected shapes and text, and embedded pictures.',
      )
    })
}

/** No file of public/ may be where the build writes something, or another file on a disk that knows no capitals. */
export function checkPublicNames(
  publicDir: string,
  shownDir: string,
  isGenerated: (file: string) => boolean,
): Diagnostic[] {
  const byKey = new Map<string, string>()
  return listFiles(publicDir).flatMap((file): Diagnostic[] => {
    const key = file.toLowerCase()
    const other = byKey.get(key)
    byKey.set(key, file)
    const message = isGenerated(file)
      ? `The build writes \`${file}\` itself.`
      : other && `The file cannot be told from \`${other}\` where capitals don't matter.`
    const hint = 'Rename the file, or its folder.'
    return message ? [errorIn({ file: `${shownDir}/${file}` }, message, hint)] : []
  })
}
