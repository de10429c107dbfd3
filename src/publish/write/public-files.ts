import { readFileSync } from 'node:fs'
import path from 'node:path'
import { mistakeInSvg } from '../../compiler/html/svg.ts'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import { messagesPath } from '../../model/message-file.ts'
import { pageIndexPath } from '../../model/page-index.ts'
import { publishedFolders } from '../../model/published-folders.ts'
import { htmlPath, markdownPath } from '../../model/routes.ts'
import { listEntries, listFiles } from '../../system/list-files.ts'

const ownFolders = [...publishedFolders, '.site']

/** Files that the build writes besides its pages. A test compares this list with a build. */
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
  messagesPath,
  '_headers',
  '_redirects',
  'vercel.json',
  '.nojekyll',
]

/**
 * Returns a function that tells whether a build writes a file, by its path below the output folder. It ignores case,
 * because some file systems do.
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

/** Reports what is neither a file nor a folder in public/: a link may lead out of the content. */
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

/** Reports images in public/ with scripts: browsers run these when an image is opened by its own address. */
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

/** Reports files in public/ that would overwrite what the build writes or, on a disk that ignores case, each other. */
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
