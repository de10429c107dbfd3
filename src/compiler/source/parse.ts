import type { Root } from 'mdast'
import type { PageContext } from '../context.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { checkEntities, checkTree } from './text.ts'

/**
 * Parses the text of a page. Null when it is so large or nested so deeply that the steps after this one would fail on it.
 */
export function parse({ source, report }: PageContext): Root | null {
  const tree = parseMarkdown(source.text)
  if (!checkTree(tree, report)) return null
  checkEntities(tree, report)
  return tree
}
