import type { Root } from 'mdast'
import type { PageContext } from '../context.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { checkEntities, checkTree } from './text.ts'

/** Parses the text of a page. Null when it's so large or nested so deeply that later steps would fail. */
export function parse({ source, report }: PageContext): Root | null {
  const tree = parseMarkdown(source.text)
  if (!checkTree(tree, report)) return null
  checkEntities(tree, report)
  return tree
}
