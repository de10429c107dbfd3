import type { PhrasingContent } from 'mdast'
import type { NamedPlace } from '../../compiler/directive.ts'
import { parseContent } from '../../compiler/source/parse-markdown.ts'

/** A dot that another sentence follows, a colon, or a question mark, which stays. */
const sentenceEnd = /^(.*?)(?:\.(?= [^\da-z]| ?$)|:(?= |$)|(?<=\?)(?= |$)) ?/

/**
 * The sentence of a place that says what the name is, as text and code: the first that begins with the name, or else has it,
 * or else the first of all. Pages and sections may begin with what a reader needs the export for, but entries of lists
 * don't. When the sentence begins with the name and a verb, the name is left out.
 */
export function definingSentence({
  text,
  name,
  isEntry,
}: Omit<NamedPlace, 'url'>): PhrasingContent[] {
  const [paragraph] = parseContent(text)
  const sentences = paragraph?.type === 'paragraph' ? sentencesOf(paragraph.children) : []
  const isName = (node?: PhrasingContent) =>
    node?.type === 'inlineCode' && node.value.replace(/\(.*/, '') === name
  const named = isEntry
    ? undefined
    : (sentences.find(([first]) => isName(first)) ?? sentences.find((nodes) => nodes.some(isName)))
  return withoutName(named ?? sentences[0] ?? [], name)
}

function sentencesOf(nodes: PhrasingContent[]): PhrasingContent[][] {
  const sentences: PhrasingContent[][] = [[]]
  for (const node of nodes.flatMap(plain)) {
    if (node.type === 'inlineCode') {
      sentences.at(-1)?.push(node)
      continue
    }
    let rest = ('value' in node ? node.value : ' ').replace(/\s+/g, ' ')
    for (let end = sentenceEnd.exec(rest); end; end = sentenceEnd.exec(rest)) {
      sentences.at(-1)?.push({ type: 'text', value: end[1] ?? '' })
      sentences.push([])
      rest = rest.slice(end[0].length)
    }
    if (rest !== '') sentences.at(-1)?.push({ type: 'text', value: rest })
  }
  return sentences.filter((sentence) => sentence.length > 0)
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
