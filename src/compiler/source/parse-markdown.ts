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

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
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
