import { stringify } from 'yaml'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'

/** What stands for the description until there is one: a page that keeps it fails the check. */
export const placeholderDescription = 'What readers find on this page, in one or two sentences.'

/** The source of a new page: valid, and empty but for a word to its writer, which is not published. */
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

/** Pages whose description nobody has written yet. */
export function checkDescriptions(pages: Pick<Page, 'description' | 'sourcePath'>[]): Diagnostic[] {
  return pages
    .filter(({ description }) => description === placeholderDescription)
    .map(({ sourcePath }) =>
      errorIn(
        { file: sourcePath, line: 4 },
        'The description is still that of a new page.',
        'Say in one or two sentences what readers find: search results and previews show it.',
      ),
    )
}
