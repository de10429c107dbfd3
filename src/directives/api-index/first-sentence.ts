import type { PhrasingContent } from 'mdast'
import { parseContent } from '../../compiler/source/parse-markdown.ts'

/** A dot that another sentence follows, or a colon. */
const sentenceEnd = /^(.*?)(?:\.(?= [^\da-z]| ?$)|:(?= |$))/

/** The first sentence of a paragraph, as text and code. When it begins with the name and a verb, the name is left out. */
export function firstSentence(markdown: string, name: string): PhrasingContent[] {
  const [paragraph] = parseContent(markdown)
  const nodes = paragraph?.type === 'paragraph' ? paragraph.children : []
  const sentence: PhrasingContent[] = []
  for (const node of nodes.flatMap(plain)) {
    if (node.type === 'inlineCode') {
      sentence.push(node)
      continue
    }
    const value = ('value' in node ? node.value : ' ').replace(/\s+/g, ' ')
    const [, end] = sentenceEnd.exec(value) ?? []
    sentence.push({ type: 'text', value: end ?? value })
    if (end !== undefined) break
  }
  return withoutName(sentence, name)
}

/** `createSlice` creates a reducer → Creates a reducer. `freeze(obj)` freezes an object → Freezes an object. */
function withoutName(sentence: PhrasingContent[], name: string): PhrasingContent[] {
  const [first, second, ...rest] = sentence
  if (first?.type !== 'inlineCode' || second?.type !== 'text') return sentence
  const [, start, verb] = /^ ((?!is |has )[a-z])([a-z]*s .*)$/.exec(second.value) ?? []
  if (first.value.replace(/\(.*/, '') !== name || start === undefined || verb === undefined)
    return sentence
  return [{ type: 'text', value: start.toUpperCase() + verb }, ...rest]
}

/** Links and emphasis as their text. */
function plain(node: PhrasingContent): PhrasingContent[] {
  return 'children' in node ? node.children.flatMap(plain) : [node]
}
