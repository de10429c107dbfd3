import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { LiveFence } from '../code/fence.ts'
import { element, text } from './hast.ts'

type CodeBlock = {
  language: string
  /** A signature, which shows in a line or a few how something is called. It has no bar. */
  isSignature: boolean
  title: string | null
  /** Where the title leads, if the code is a file that can be seen as a whole. */
  titleHref: string | null
  /** The number of new lines in each variant; null if the sample isn't compared with its file. */
  changed: number[] | null
  /** Long lines wrap until the reader turns that off. */
  isWrapped: boolean
  /** The kind of variants that the sample has, of which the reader chooses one for the whole site. */
  choice: string | null
  /** Where a live sample finds its data; null if readers can't run the sample. */
  live: LiveFence | null
  /** The highlighted code, beginning with `<pre>`. */
  html: string
}

/** HTML of highlighted code with its title. It has no state until src/components/code-block adds the buttons. */
export function codeBlockHtml(block: CodeBlock): string {
  const { language, isSignature, title, choice, live, isWrapped, html } = block
  const properties = {
    className: ['code-block', ...(isSignature ? ['signature'] : [])],
    dataLanguage: language,
    dataChoice: choice,
    dataWrapped: isWrapped ? '' : null,
    dataLive: live?.sampleId,
    dataNeeds: live?.needs,
  }
  const barProperties = {
    className: ['code-block-title'],
    // Styles show the language in place of the title.
    dataLanguage: title === null ? language : null,
  }
  const bar = element('figcaption', barProperties, titleContent(block))
  const content: ElementContent[] = [{ type: 'raw', value: html }]
  if (title !== null || choice !== null) content.unshift(bar)
  return toHtml(element('figure', properties, content), { allowDangerousHtml: true })
}

function titleContent(block: CodeBlock): ElementContent[] {
  const { title, titleHref, choice, changed } = block
  if (title === null) return []
  const name =
    choice === 'language'
      ? [variant('v-ts', title), variant('v-js', title.replace(/\.ts(x?)$/, '.js$1'))]
      : breakable(title)
  const link =
    titleHref === null ? element('span', {}, name) : element('a', { href: titleHref }, name)
  return isCounted(changed) ? [link, ...changeCount(changed), onlyChanges()] : [link]
}

/** A switch that leaves only the changed lines. Styles do that, without script. */
const onlyChanges = () =>
  element('label', {}, [element('input', { type: 'checkbox' }, []), text(' Only changes')])

/** Readers count fewer marks than this at a glance, so no number is shown. */
const minCountedChanges = 5

const isCounted = (changed: number[] | null) => (changed?.[0] ?? 0) >= minCountedChanges

/**
 * How many lines changed. The JavaScript variant may have fewer, because it has no types. Styles add the words around
 * the number.
 */
function changeCount(changed: number[] | null): ElementContent[] {
  const [ts = 0, js = ts] = changed ?? []
  const count = (lines: number, ...variants: string[]) =>
    element('b', variants.length > 0 ? { className: variants } : {}, [text(String(lines))])
  return ts === js ? [count(ts)] : [count(ts, 'v-ts'), count(js, 'v-js')]
}

const variant = (className: string, value: string) =>
  element('span', { className: [className] }, breakable(value))

/**
 * A long path breaks before the file name on phones, and is shortened at its start elsewhere. Styles find it by this
 * element.
 */
function breakable(title: string): ElementContent[] {
  const nameStart = title.lastIndexOf('/') + 1
  if (title.length < 28 || nameStart === 0) return [text(title)]
  const [folder, name] = [title.slice(0, nameStart), title.slice(nameStart)]
  return [element('bdi', {}, [text(folder), element('wbr', {}, []), text(name)])]
}
