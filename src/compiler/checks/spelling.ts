import { distance } from 'fastest-levenshtein'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { lineOf, type PageContext } from '../context.ts'

/** Shorter words are like too many others. */
const shortestWord = 6

/** Words of at least this length are like an export also when two of their letters differ. */
const longWord = 12

/**
 * Names in another spelling than theirs. In text: products (`redux toolkit`) and what packages
 * export (`createslice`). In inline code: words that nothing exports, no sample of the page holds,
 * and that are an export but for a letter or two (`createReducers`).
 */
export function checkSpelling({ tree, fences, options: { spelling }, report }: PageContext): void {
  if (!spelling) return
  const { names, exports, accepted } = spelling
  const samples = [...fences.values()].map(({ sample }) => sample.code)
  const inText = textPattern([...names, ...exports.filter(hasInnerCapital)])
  const known = new Set([...exports, ...accepted, ...samples.flatMap(wordsOf)])

  visit(tree, (node, _index, parent) => {
    // What stands here from elsewhere, a list or a message of a package, keeps its own spelling.
    if (!node.position) return
    for (const { text, line } of proseOf(node, parent)) {
      for (const { written, name, offset } of inText(text)) {
        misspelt(line + countLines(text.slice(0, offset)), written, name, ifCode)
      }
    }
    if (node.type !== 'inlineCode') return
    const word = calledWord(node.value)
    if (word === null || known.has(word)) return
    const meant = exports.find((name) => isNear(word, name))
    if (meant !== undefined) misspelt(lineOf(node), word, meant, ifOther)
  })

  function misspelt(line: number, written: string, name: string, ifRight: string) {
    report({ line }, `Unexpected spelling \`${written}\`.`, `Did you mean \`${name}\`? ${ifRight}`)
  }
}

const ifCode = 'If it is code, put it into backticks.'
const ifOther = 'If it is another word, add it to `accepted` in content/spelling.ts.'

type Finding = { written: string; name: string; offset: number }

/** Finds the names in any spelling: capitals, spaces and hyphens aside. Gives those that are not as listed. */
function textPattern(names: string[]): (text: string) => Finding[] {
  const byKey = new Map(names.map((name) => [keyOf(name), name]))
  const alternatives = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.split(/[\s-]/).map(escapePattern).join('[\\s-]?'))
  if (names.length === 0) return () => []
  // Not within an address, a path or a longer word.
  const pattern = new RegExp(
    `(?<![\\w./@#-])(?:${alternatives.join('|')})(?![\\w/]|-\\w|\\.\\w)`,
    'gi',
  )
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
      const written = match.replace(/\s+/g, ' ')
      const name = byKey.get(keyOf(match))
      return name === undefined || name === written ? [] : [{ written, name, offset: index }]
    })
}

const keyOf = (name: string) => name.replace(/[\s-]/g, '').toLowerCase()

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Told from a word of the language by a capital inside: `createSlice`, but not `compose`. */
const hasInnerCapital = (name: string) => /[a-z][A-Z]/.test(name)

const wordsOf = (code: string): string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? []

/** `createSlice`, `createSlice()`, `createSlice({ … })`, `<Provider>` → the name alone. */
function calledWord(code: string): string | null {
  const word = /^<?([A-Za-z_$][\w$]*)(?:\(.*\)|\s*\/?>)?$/s.exec(code)?.[1]
  return word !== undefined && word.length >= shortestWord ? word : null
}

function isNear(word: string, name: string): boolean {
  // A part of a name is a word of its own: `actionCreator` is no misspelt `isActionCreator`.
  if (name.length < shortestWord || Math.abs(word.length - name.length) > 1) return false
  const allowed = name.length >= longWord ? 2 : 1
  return distance(word.toLowerCase(), name.toLowerCase()) <= allowed
}

/** What readers read of a node, with the line it begins in. */
function proseOf(node: Nodes, parent: Nodes | undefined): { text: string; line: number }[] {
  const line = lineOf(node)
  if (node.type === 'text') return isAddress(node.value, parent) ? [] : [{ text: node.value, line }]
  if (node.type !== 'yaml') return []
  // Keywords are what readers may type, in any spelling.
  return node.value
    .split('\n')
    .map((text, index) => ({ text, line: line + 1 + index }))
    .filter(({ text }) => /^(title|label|description):/.test(text))
}

/** A link whose text is the address itself. */
function isAddress(text: string, parent: Nodes | undefined): boolean {
  return parent?.type === 'link' && /^\S+[./]\S+$/.test(text)
}

const countLines = (text: string) => text.split('\n').length - 1
