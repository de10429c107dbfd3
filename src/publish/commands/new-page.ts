import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'
import { pageIdOf, routeOf } from '../../compiler/source/page-ids.ts'
import { placeholderDescription } from '../../site-compiler/checks/descriptions.ts'
import { parseFlags, runCommand, UsageError } from '../../system/run-command.ts'
import { placeInSidebar } from './sidebar-source.ts'

const usage =
  'npm run new -- usage/some-page [--title "Some page"] [--after usage/other-page | --section "Label"]'

/**
 * `npm run new`: writes an empty, valid page and places it in the sidebar.
 * @returns what was done, for the author
 * @throws UsageError when it can't be done; then nothing is written.
 */
export async function createPage(args: string[]): Promise<string> {
  const { values, positionals } = parseFlags({
    args,
    allowPositionals: true,
    options: {
      content: { type: 'string', default: 'content' },
      title: { type: 'string' },
      after: { type: 'string' },
      section: { type: 'string' },
    },
  })
  const id = readId(positionals, values.content)
  const file = path.posix.join(values.content, 'docs', `${id}.md`)
  if (existsSync(file)) throw new UsageError(`${file} exists already. Nothing was written.`)

  const sidebarFile = path.posix.join(values.content, 'sidebar.ts')
  if (!existsSync(sidebarFile)) throw new UsageError(`There is no ${sidebarFile} to place it in.`)
  const placed = placeInSidebar(await readFile(sidebarFile, 'utf8'), id, values)
  if ('message' in placed) {
    throw new UsageError(`${placed.message} Nothing was written.\n  ${placed.hint}`)
  }
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, newPageSource(values.title ?? titleFromId(id)))
  await writeFile(sidebarFile, placed.text)

  const content = values.content === 'content' ? '' : ` --content ${values.content}`
  return [
    `${file}:1 is written`,
    `${sidebarFile}:${placed.line} has it${placed.neighbor ? `, after \`${placed.neighbor}\`` : ''}`,
    '',
    `Write its description and its text; \`npm run dev${content && ` --${content}`}\` shows it at ${routeOf(id)}.`,
    `Then run \`npm run check:content --${content} --fix\`.`,
  ].join('\n')
}

/** The source of a new page: valid, and empty except for a comment to its author, which isn't published. */
export function newPageSource(title: string): string {
  const frontMatter = { title, label: title, description: placeholderDescription }
  return `---
${stringify(frontMatter, { lineWidth: 0 })}---

<!-- Begin with a paragraph. Headings start at \`##\` and carry an id; docs/authoring.md has the rest. -->
`
}

/** The title that an id suggests: `usage/writing-tests` → `Writing tests`, `usage/index` → `Usage`. */
export function titleFromId(id: string): string {
  const words = id
    .replace(/\/index$/, '')
    .split('/')
    .at(-1)
    ?.replaceAll('-', ' ')
  return `${words?.charAt(0).toUpperCase()}${words?.slice(1)}`
}

/** Reads the id, which may also be given as a file or as an address. */
function readId(positionals: string[], contentDir: string): string {
  const [written, ...others] = positionals
  if (written === undefined || others.length > 0) {
    throw new UsageError(`Expected the id of one page.\n  ${usage}`)
  }
  const id = pageIdOf(written.replace(`${contentDir}/docs/`, '').replace(/^\.?\//, ''))
  if (/^([a-z0-9-]+\/)*[a-z0-9-]+$/.test(id)) return id
  throw new UsageError(
    `\`${written}\` cannot be the id of a page. Expected lower-case letters, digits and hyphens, in folders: usage/some-page.`,
  )
}

if (import.meta.filename === process.argv[1]) {
  runCommand(async () => console.log(await createPage(process.argv.slice(2))))
}
