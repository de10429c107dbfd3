import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { directive } from 'micromark-extension-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Plugin, unified } from 'unified'
import type { Content } from '../directive.ts'

/** Container and leaf directives. Text directives are off, so that `12:30` and `:name` are text. */
const remarkBlockDirectives: Plugin = function remarkBlockDirectives() {
  const data = this.data()
  const { flow } = directive()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), flow ? { flow } : {}]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}

type Construct = { name?: string }
type SyntaxExtension = { text?: { [code: string]: Construct | Construct[] } }

/**
 * Finds email addresses in the finished tree instead of in the parser, which would look for one at every letter. That
 * takes a fifth of its time.
 */
const remarkWithoutEmailSyntax: Plugin = function remarkWithoutEmailSyntax() {
  const { micromarkExtensions = [] } = this.data() as { micromarkExtensions?: SyntaxExtension[] }
  for (const { text = {} } of micromarkExtensions) {
    for (const [code, constructs] of Object.entries(text)) {
      text[code] = [constructs].flat().filter(({ name }) => name !== 'emailAutolink')
    }
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkWithoutEmailSyntax)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkBlockDirectives)
  .freeze()

/** Parses a page or a part of one. Front matter is a node of the tree. Any text is valid Markdown. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text)
}

/** Parses a text without front matter. */
export function parseContent(text: string): Content[] {
  return parseMarkdown(text).children as Content[]
}

/** Writes a tree as Markdown. The tree must not contain directives. */
export function formatMarkdown(tree: Root): string {
  const data = processor.data() as { toMarkdownExtensions?: Options[] } // Filled by remark-gfm.
  return toMarkdown(tree, {
    extensions: data.toMarkdownExtensions ?? [],
    bullet: '-',
    emphasis: '_',
    rule: '-',
  })
}
