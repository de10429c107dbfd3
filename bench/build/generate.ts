import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../../src/system/list-files.ts'

/**
 * Writes a content folder of `pageCount` pages into `target`: all of the site's own, then copies of them
 * below `copy-1/`, `copy-2/` and so on, each with a category of its own in the sidebar. Copies differ in
 * titles and in names inside their code, so that nothing can be taken from another page.
 *
 * @returns the file of a page of middle length, for measuring an edit
 */
export async function generateContent(
  source: string,
  target: string,
  pageCount: number,
): Promise<string> {
  await rm(target, { recursive: true, force: true })
  await cp(source, target, { recursive: true })
  await pointBack(source, target)
  await cp(path.join(target, 'sidebar.ts'), path.join(target, 'site-sidebar.ts'))
  const docs = path.join(source, 'docs')
  const files = listFiles(docs).filter((name) => name.endsWith('.md'))

  const ids: string[] = []
  for (let index = files.length; index < pageCount; index++) {
    const copy = Math.floor(index / files.length)
    const file = files[index % files.length] as string
    const written = path.join(target, 'docs', `copy-${copy}`, file)
    await mkdir(path.dirname(written), { recursive: true })
    await writeFile(written, copyOf(await readFile(path.join(docs, file), 'utf8'), copy))
    ids.push(`copy-${copy}/${file.slice(0, -3)}`)
  }
  await copyPictures(docs, target, Math.ceil(pageCount / files.length))
  await writeFile(path.join(target, 'sidebar.ts'), sidebarOf(ids))
  return path.join(target, 'docs/api/createstore.md')
}

/** Corrects imports of project files, because the copy is at another depth. */
async function pointBack(source: string, target: string): Promise<void> {
  const further = `${path.relative(target, path.dirname(source))}/`.replace('../', '')
  for (const name of listFiles(target)) {
    if (!/\.(tsx?|css)$/.test(name)) continue
    const file = path.join(target, name)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/(['"](?:\.\.\/)+)(?=src\/)/g, `$1${further}`))
  }
}

/** Pictures that are next to their pages. */
async function copyPictures(docs: string, target: string, copies: number): Promise<void> {
  const names = listFiles(docs).filter((name) => /\.(svg|png|jpe?g|webp|avif)$/.test(name))
  for (let copy = 1; copy < copies; copy++) {
    for (const name of names) {
      const written = path.join(target, 'docs', `copy-${copy}`, name)
      await mkdir(path.dirname(written), { recursive: true })
      await cp(path.join(docs, name), written)
    }
  }
}

/** Copies a page with another title, label, description and path, and other names in its code. */
function copyOf(text: string, copy: number): string {
  return text
    .replace(/^(title|label): (['"]?)(.*?)\2$/gm, (_, key, quote, value) => {
      return `${key}: ${quote}${otherWords(value, copy)}${quote}`
    })
    .replace(/^description: (['"]?)/m, (start) => `${start}Copy ${copy}. `)
    .replace(/^path: (.*)$/m, `path: /copy-${copy}$1`)
    .replace(
      /^(```(?:tsx?|jsx?)\b.*\n)([\s\S]*?)^```$/gm,
      (_, opening, code) =>
        `${opening}${code.replace(/\b(state|store|counter|todos?|posts?|dispatch|reducer)\b/g, `$1${copy}`)}\`\`\``,
    )
}

/** A title with other words, because the build checks that search finds every page by its title: `Store` → `Abstore`. */
function otherWords(title: string, copy: number): string {
  const letters = String.fromCharCode(65 + Math.floor(copy / 26), 97 + (copy % 26))
  return title.replace(/[A-Za-z]{2,}/g, (word) => letters + word.toLowerCase())
}

function sidebarOf(ids: string[]): string {
  return `import { sidebar as site } from './site-sidebar.ts'

const written = new Set(${JSON.stringify(ids)})
const copies = [...new Set([...written].map((id) => id.split('/')[0]))]

const copyOf = (items, copy) =>
  items.flatMap((item) => {
    if (typeof item === 'string') return written.has(\`\${copy}/\${item}\`) ? [\`\${copy}/\${item}\`] : []
    const inner = copyOf(item.items, copy)
    return inner.length > 0 ? [{ ...item, items: inner }] : []
  })

export const sidebar = [
  ...site,
  ...copies.map((copy) => ({ label: copy, items: copyOf(site, copy) })),
]
`
}
