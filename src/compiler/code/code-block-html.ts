import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { element, text } from '../html/hast.ts'

export type CodeBlock = {
  language: string
  /** It says in a line or a few how something is called, and has no bar. */
  isSignature: boolean
  title: string | null
  /** Where the title leads, when the code is a file that can be seen whole. */
  titleHref: string | null
  /** Long lines are wrapped until the reader says otherwise. */
  isWrapped: boolean
  /** The sample stands in several forms, of which the reader chooses one for the whole site. */
  choice: string | null
  /** Where to find what running it takes; null where readers can't. */
  live: string | null
  /** The highlighted code, from `<pre>` on. */
  html: string
}

/**
 * Highlighted code with its title, as HTML: it has no state until src/components/code-block adds
 * the buttons.
 */
export function codeBlockHtml(block: CodeBlock): string {
  const { language, isSignature, title, choice, live, isWrapped, html } = block
  const properties = {
    className: ['code-block', ...(isSignature ? ['signature'] : [])],
    dataLanguage: language,
    dataChoice: choice,
    dataWrapped: isWrapped ? '' : null,
    dataLive: live,
  }
  const bar = element('figcaption', { className: ['code-block-title'] }, titleContent(block))
  const content: ElementContent[] = [{ type: 'raw', value: html }]
  if (title !== null || choice !== null) content.unshift(bar)
  return toHtml(element('figure', properties, content), { allowDangerousHtml: true })
}

function titleContent({ title, titleHref, choice }: CodeBlock): ElementContent[] {
  if (title === null) return []
  const name =
    choice === 'language'
      ? [form('v-ts', title), form('v-js', title.replace(/\.ts(x?)$/, '.js$1'))]
      : [text(title)]
  return [titleHref === null ? element('span', {}, name) : element('a', { href: titleHref }, name)]
}

const form = (className: string, value: string) =>
  element('span', { className: [className] }, [text(value)])
