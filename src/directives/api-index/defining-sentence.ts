import type { PhrasingContent } from 'mdast'
import type { Anchor } from '../../compiler/directive.ts'
import { parseContent } from '../../compiler/source/parse-markdown.ts'

/** A dot that another sentence follows, a colon, or a question mark, which stays. */
const sentenceEnd = /^(.*?)(?:\.(?= [^\da-z]| ?$)|:(?= |$)|(?<=\?)(?= |$)) ?/

/**
 * The sentence of an anchor that says what the name is, as text and code: the first that begins with the name, or else
 * has it, or else the first of all. Pages and sections may begin with what a reader needs the export for, but entries
 * of lists don't. When the sentence begins with the name and a verb, the name is left out, and "is" too before what it
 * is.
 */
export function definingSentence({ text, name, isEntry }: Omit<Anchor, 'url'>): PhrasingContent[] {
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
      addText(sentences.at(-1), end[1] ?? '')
      sentences.push([])
      rest = rest.slice(end[0].length)
    }
    if (rest !== '') addText(sentences.at(-1), rest)
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

function addText(sentence: PhrasingContent[] | undefined, value: string): void {
  const last = sentence?.at(-1)
  if (last?.type === 'text') last.value += value
  else sentence?.push({ type: 'text', value })
}

/**
 * `createSlice` creates a reducer → Creates a reducer. `freeze(obj)` freezes it → Freezes it. `Tuple` is a class → A
 * class.
 * A store is the object that … → The object that …
 */
function withoutName(sentence: PhrasingContent[], name: string): PhrasingContent[] {
  const [first, second, ...rest] = sentence
  if (first?.type === 'text') {
    const [, noun, phrase] = /^An? (\S+) is ((?:an?|the) .*)$/.exec(first.value) ?? []
    if (phrase === undefined || noun?.toLowerCase() !== name.toLowerCase()) return sentence
    return [capitalized(phrase), ...sentence.slice(1)]
  }
  if (first?.type !== 'inlineCode' || second?.type !== 'text') return sentence
  const phrase = /^ (?:is (?=(?:an?|the) )|(?=[a-z]+s )(?!is |has ))(.*)$/.exec(second.value)?.[1]
  if (first.value.replace(/\(.*/, '') !== name || phrase === undefined) return sentence
  return [capitalized(phrase), ...rest]
}

const capitalized = (phrase: string): PhrasingContent => ({
  type: 'text',
  value: phrase.charAt(0).toUpperCase() + phrase.slice(1),
})

/** Links and emphasis as their text. */
function plain(node: PhrasingContent): PhrasingContent[] {
  return 'children' in node ? node.children.flatMap(plain) : [node]
}
