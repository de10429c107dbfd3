import { visit } from 'unist-util-visit'
import { lineOf } from '../../compiler/context.ts'
import { parseMarkdown } from '../../compiler/source/parse-markdown.ts'

/** Words that promise something. What they promise has a test, or is narrowed. */
export const promises =
  /\b(?:complete|only|all\syou\sneed|you\sdon't\s(?:have|need)\sto|makes?\ssure|always|never|by\sitself|the\s\w+\sreasons|any|safe(?:ly)?)\b/gi

/** Turns of phrase that readers stumble on when they're frequent. Half of them are right where they are. */
export const stumbles =
  /,\sfor\sexample,?\s(?:because|if|when)\b|\bas\slong\sas\b|\bof\sthe\s(?:slice|store)\b|\bbecause\b(?=.*\bbecause\b)/gis

type Phrase = { line: number; phrase: string; around: string }

/** Finds phrases in the paragraphs, headings and cells of a page. Code doesn't count. */
export function findPhrases(markdown: string, pattern: RegExp): Phrase[] {
  const found: Phrase[] = []
  visit(parseMarkdown(markdown), ['paragraph', 'heading', 'tableCell'], (block) => {
    let text = ''
    visit(block, ['text', 'inlineCode'], (node) => {
      if ('value' in node) text += node.type === 'text' ? node.value : '`…`'
    })
    for (const { 0: phrase, index } of text.matchAll(pattern)) {
      const before = text.slice(0, index)
      const around = text.slice(Math.max(0, index - 40), index + phrase.length + 40)
      found.push({
        line: lineOf(block) + before.split('\n').length - 1,
        phrase: phrase.replace(/\s+/g, ' '),
        around: around.replace(/\s+/g, ' ').trim(),
      })
    }
  })
  return found
}
