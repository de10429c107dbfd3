import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'

/** The placeholder for a description. A page with it fails the check. */
export const placeholderDescription = 'What readers find on this page, in one or two sentences.'

/** Reports pages that still have the placeholder. */
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
