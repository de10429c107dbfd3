import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { directive } from 'micromark-extension-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Plugin, unified } from 'unified'
import type { Content } from '../directive.ts'

/** Container and leaf directives. Text directives stay off, so that `12:30` and `:name` are text. */
const remarkBlockDirectives: Plugin = function remarkBlockDirectives() {
  const data = this.data()
  const { flow } = directive()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), flow ? { flow } : {}]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}

type Construct = { name?: string }
type SyntaxExtension = { text?: { [code: string]: Construct | Construct[] } }

/**
 * Addresses of mail become links in the finished tree. The parser needn't look for one at every letter, which takes it a
 * fifth of its time.
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

/**
 * The tree of a page or a piece of one, with its front matter as a node and its directives. Any text is valid
 * Markdown.
 */
export function parseMarkdown(text: string): Root {
  return processor.parse(text)
}

/** The content of a text that holds no front matter. */
export function parseContent(text: string): Content[] {
  return parseMarkdown(text).children as Content[]
}

/** Writes a tree as Markdown. The tree may hold everything but directives. */
export function formatMarkdown(tree: Root): string {
  const data = processor.data() as { toMarkdownExtensions?: Options[] } // Filled by remark-gfm.
  return toMarkdown(tree, {
    extensions: data.toMarkdownExtensions ?? [],
    bullet: '-',
    emphasis: '_',
    rule: '-',
  })
}
