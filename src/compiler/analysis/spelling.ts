import { distance } from 'fastest-levenshtein'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { escapePattern } from '../../model/escape-pattern.ts'
import type { Sample } from '../../model/page.ts'
import { lineOf } from '../context.ts'
import type { ExpandedPage } from '../source/parsed-page.ts'

/** Shorter words are similar to too many other words. */
const minWordLength = 6

/** Words of at least this length count as similar even when two letters differ. */
const longWord = 12

/**
 * Reports names that aren't spelled as their packages spell them:
 * - in text: products (`redux toolkit`) and exports of packages (`createslice`)
 * - in inline code: words that differ in a letter or two from an export (`createReducers`), that nothing exports, and
 * that no sample of the page contains
 * - in text and in comments of samples: words of another English (`behaviour`), found by their beginnings
 */
export function checkSpelling(
  { tree, options: { spelling }, report }: ExpandedPage,
  samples: readonly Sample[],
): void {
  if (!spelling) return
  const { names, exports, accepted, words = {} } = spelling
  const inWords = wordPattern(words)
  const inText = textPattern([...names, ...exports.filter(hasInnerCapital)])
  const known = new Set([...exports, ...accepted, ...samples.flatMap(({ code }) => wordsOf(code))])

  visit(tree, (node, _index, parent) => {
    // Generated text, such as a list or a message of a package, keeps its own spelling.
    if (!node.position) return
    for (const { text, line } of proseOf(node, parent)) {
      for (const { written, name, offset } of inText(text)) {
        reportMisspelled(line + countLines(text.slice(0, offset)), written, name, ifCode)
      }
      for (const { written, name, offset } of inWords(text)) {
        reportMisspelled(line + countLines(text.slice(0, offset)), written, name, ifCode)
      }
    }
    for (const { text, line } of commentsOf(node)) {
      for (const { written, name } of inWords(text)) reportMisspelled(line, written, name, '')
    }
    if (node.type !== 'inlineCode') return
    const word = calledWord(node.value)
    if (word === null || known.has(word)) return
    const meant = exports.find((name) => isNear(word, name))
    if (meant !== undefined) reportMisspelled(lineOf(node), word, meant, ifOther)
  })

  function reportMisspelled(line: number, written: string, name: string, ifRight: string) {
    report(
      { line },
      `Unexpected spelling \`${written}\`.`,
      `Did you mean \`${name}\`? ${ifRight}`.trim(),
    )
  }
}

const ifCode = 'If it is code, put it into backticks.'
const ifOther = 'If it is another word, add it to `accepted` in content/spelling.ts.'

type SpellingMatch = { written: string; name: string; offset: number }

/**
 * Returns a function that finds the names whatever their case, spaces and hyphens, and returns those spelled otherwise.
 */
function textPattern(names: string[]): (text: string) => SpellingMatch[] {
  const byKey = new Map(names.map((name) => [spellingKey(name), name]))
  const alternatives = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.split(/[\s-]/).map(escapePattern).join('[\\s-]?'))
  if (names.length === 0) return () => []
  // Not within a URL, a path or a longer word.
  const pattern = new RegExp(
    `(?<![\\w./@#-])(?:${alternatives.join('|')})(?![\\w/]|-\\w|\\.\\w)`,
    'gi',
  )
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
      const written = match.replace(/\s+/g, ' ')
      const name = byKey.get(spellingKey(match))
      return name === undefined || name === written ? [] : [{ written, name, offset: index }]
    })
}

const verbEndings = '(?:e|e[ds]|ers?|ing|able|ability|ations?)\\b'

/**
 * Returns a function that finds words by their beginnings. A beginning in `is` or `ys` only counts for verbs:
 * `normalise`, but not `realistic`.
 */
function wordPattern(words: { [beginning: string]: string }): (text: string) => SpellingMatch[] {
  const beginnings = Object.keys(words)
  if (beginnings.length === 0) return () => []
  const alternatives = beginnings.map((beginning) =>
    /[iy]s$/.test(beginning) ? `${beginning}(?=${verbEndings})` : beginning,
  )
  const pattern = new RegExp(
    `(?<![\\w./@#-])(un|re|de|mis)?(${alternatives.join('|')})([a-z]*)`,
    'gi',
  )
  return (text) =>
    [...text.matchAll(pattern)].map(
      ({ 0: written, 1: prefix = '', 2: start = '', 3: rest, index }) => {
        const right = prefix + (words[start.toLowerCase()] ?? start)
        const name = `${/^[A-Z]/.test(written) ? right[0]?.toUpperCase() + right.slice(1) : right}${rest}`
        return { written, name, offset: index }
      },
    )
}

const spellingKey = (name: string) => name.replace(/[\s-]/g, '').toLowerCase()

/** A capital inside a word shows that it's a name: `createSlice`, but not `compose`. */
const hasInnerCapital = (name: string) => /[a-z][A-Z]/.test(name)

const wordsOf = (code: string): string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? []

/** `createSlice`, `createSlice()`, `createSlice({ … })`, `<Provider>` → the name alone. */
function calledWord(code: string): string | null {
  const word = /^<?([A-Za-z_$][\w$]*)(?:\(.*\)|\s*\/?>)?$/s.exec(code)?.[1]
  return word !== undefined && word.length >= minWordLength ? word : null
}

function isNear(word: string, name: string): boolean {
  // A part of a name can be a word of its own: `actionCreator` isn't a misspelled `isActionCreator`.
  if (name.length < minWordLength || Math.abs(word.length - name.length) > 1) return false
  const allowed = name.length >= longWord ? 2 : 1
  return distance(word.toLowerCase(), name.toLowerCase()) <= allowed
}

/** The text of a node that readers see, with its first line. */
function proseOf(node: Nodes, parent: Nodes | undefined): { text: string; line: number }[] {
  const line = lineOf(node)
  if (node.type === 'text') return isAddress(node.value, parent) ? [] : [{ text: node.value, line }]
  if (node.type !== 'yaml') return []
  // Keywords are what readers may type, in any spelling, so they aren't checked.
  return node.value
    .split('\n')
    .map((text, index) => ({ text, line: line + 1 + index }))
    .filter(({ text }) => /^(title|label|description):/.test(text))
}

/** Comments in a sample. Words outside of comments may be names. */
function commentsOf(node: Nodes): { text: string; line: number }[] {
  if (node.type !== 'code') return []
  const first = lineOf(node) + 1
  return node.value.split('\n').flatMap((text, index) => {
    const [, comment] = /(?:^|\s)(?:\/\/|\/?\*|<!--)\s(.*)/.exec(text) ?? []
    return comment === undefined ? [] : [{ text: comment, line: first + index }]
  })
}

/** A link whose text is the address itself. */
function isAddress(text: string, parent: Nodes | undefined): boolean {
  return parent?.type === 'link' && !/\s/.test(text) && /[./]/.test(text.slice(1, -1))
}

const countLines = (text: string) => text.split('\n').length - 1
