import type { PhrasingContent } from 'mdast'
import type { Anchor } from '../../compiler/directive.ts'
import { parseContent } from '../../compiler/source/parse-markdown.ts'

/** The end of the first sentence: a dot with another sentence after it, a colon, or a question mark, which is kept. */
const sentenceEnd = /^(.*?)(?:\.(?= [^\da-z]| ?$)|:(?= |$)|(?<=\?)(?= |$)) ?/

/**
 * The sentence of an anchor that defines the name, as text and code: the first one that begins with the name, otherwise
 * the first one that contains it, otherwise the first one. Pages and sections may begin with the purpose of an export;
 * entries of lists don't. If the sentence begins with the name and a verb, the name is left out, and so is a following
 * "is".
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

/** Replaces links and emphasis with their text. */
function plain(node: PhrasingContent): PhrasingContent[] {
  return 'children' in node ? node.children.flatMap(plain) : [node]
}
