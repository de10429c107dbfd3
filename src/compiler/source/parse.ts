import { checkEntities, checkTree } from '../checks/text.ts'
import type { PageContext } from '../context.ts'
import { parseMarkdown } from './parse-markdown.ts'

/**
 * Parses the text of a page, unless it is so large or nested so deeply that the steps after this one would fail on it.
 */
export function parse(page: PageContext): 'stop' | undefined {
  page.tree = parseMarkdown(page.source.text)
  if (!checkTree(page.tree, page.report)) return 'stop'
  checkEntities(page.tree, page.report)
  return undefined
}
