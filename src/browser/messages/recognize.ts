/** Finds the messages of packages in what somebody pasted: one line, a stack, or a whole console. */
import type { Message } from '../../model/page.ts'

/** A message of the site, with the route of its page. */
export type SiteMessage = Message & { route: string }

export type Recognized = {
  message: SiteMessage
  /** The message as it was pasted, or as the package words it if only its number was. */
  text: string
}

/** `Redux error 7: Actions must be plain objects`, or only the text if the message has no number. */
export function titleOf({ message, text }: Recognized): string {
  const names = message.codes.map((code) => code.replace(/ (?=\d)/, ' error '))
  return names.length > 0 ? `${names.join(', ')}: ${text}` : text
}

/** A numbered error of a package that the site doesn't explain. */
export type ForeignError = { package: string; number: string; url: string | null }

export type Recognition = { messages: Recognized[]; foreign: ForeignError[] }

/** Longer texts are cut: the first screens of a console have the message. */
export const maxPastedLength = 20_000

const maxRecognized = 8

/** Letters between two parts of a message. Values of an app, such as a whole state, are rarely longer. */
const maxGap = 400

/** A part with fewer letters may stand anywhere by chance, and begins no match: `is not a function`. */
const minPart = 15

/** The whole of a message with fewer letters may, too. */
const minMessage = 12

/** How many letters of a part's beginning are enough if the end of the text cuts it off. */
const minBeginning = 20

/** How many places with the longest part of a message are looked at. Several messages may share a sentence. */
const maxTries = 5

/** With this many letters a match is certain; with fewer, half of the message has to be there. */
const certain = 30

/**
 * The messages in a text, in its order.
 * @param pasted with prefixes, stacks, colors of a terminal, line breaks anywhere, other quotes
 */
export function recognizeMessages(pasted: string, messages: SiteMessage[]): Recognition {
  const text = readable(pasted.slice(0, maxPastedLength))
  const { known, foreign } = numbersIn(text, messages)
  const byNumber = known.flatMap(({ code, start }) =>
    messages
      .filter(({ codes }) => codes.some((own) => keyOf(own) === code))
      .map((message) => ({ message, start, text: message.texts[0] ?? '' })),
  )
  const byWords = matchesIn(text, messages)
  // A number that stands beside the words of its message says nothing more.
  const said = new Set(byWords.flatMap(({ message }) => message.codes))
  const others = byNumber.filter(({ message }) => !message.codes.some((code) => said.has(code)))
  const all = [...byWords, ...others].sort((a, b) => a.start - b.start)
  return {
    messages: all.slice(0, maxRecognized).map(({ message, text }) => ({ message, text })),
    foreign,
  }
}

/** On one line, without colors of a terminal and what HTML and JSON write for a sign. */
function readable(text: string): string {
  return text
    .replace(/\p{Cc}?\[\d{1,3}(?:;\d{1,3}){0,8}m/gu, ' ')
    .replace(/&(?:quot|apos|lt|gt|amp|nbsp|#\d{1,6}|#x[\da-f]{1,6});/gi, ' ')
    .replace(/\\[nrt](?![\w-])|\\(?=["'`])/g, ' ')
    .replace(/\s+/g, ' ')
}

/** How packages print a number in the place of a message, and how people write it: name, then number. */
const minifiedForm = /\bminified ((?:[\w@/-]{1,30} ){1,3})error ?# ?(\d{1,4})/gi
const numberForms = [
  minifiedForm,
  /\/\/([\w-]{1,40})[\w.-]{0,40}\/errors\/?\?code=(\d{1,4})/gi,
  /\[([\w-]{1,30})\] ?(?:minified error ?)?nr\W{0,3}(\d{1,3})/gi,
  /\b((?:[\w-]{1,30} ){1,2})error(?: code| number)?\W{0,3}(\d{1,4})\b/gi,
  /\b(TS)[ -]?(\d{4,5})\b/g,
]

/** Where a package's own documentation of a number is, if it's said behind the number. */
const addressForm = /^.{0,80}?(https:\/\/[\w./-]{1,200})/

/** The numbers in a text, each once: those that the site explains, and those of other packages. */
function numbersIn(text: string, messages: SiteMessage[]) {
  const codes = new Set(messages.flatMap(({ codes }) => codes.map(keyOf)))
  const packages = new Set([...codes].map((code) => code.replace(/\d/g, '')))
  const known = new Map<string, { code: string; start: number }>()
  const foreign = new Map<string, ForeignError>()
  for (const form of numberForms) {
    for (const { 0: whole, 1: name = '', 2: digits = '', index } of text.matchAll(form)) {
      const number = String(Number(digits))
      const names = [name, name.trim().split(' ').at(-1) ?? '']
      const code = names.map((name) => keyOf(name + number)).find((code) => codes.has(code))
      if (code) known.set(code, known.get(code) ?? { code, start: index })
      else if (form === minifiedForm && !packages.has(keyOf(name))) {
        const url = addressForm.exec(text.slice(index + whole.length))?.[1] ?? null
        foreign.set(name + number, { package: name.trim(), number, url })
      }
    }
  }
  return { known: [...known.values()], foreign: [...foreign.values()] }
}

/** The same for `Redux Toolkit 7`, `redux-toolkit7` and so on. */
const keyOf = (code: string) => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

type Match = {
  message: SiteMessage
  /** How many letters of the message are there. */
  score: number
  total: number
  ranges: Range[]
}

type Range = [start: number, end: number]

/**
 * Compares letters and digits only. So spaces, line breaks of a terminal, quotes and capitals don't matter, and neither
 * do the frames that tools draw around a message.
 */
function matchesIn(text: string, messages: SiteMessage[]) {
  const { letters, places } = lettersOf(text)
  const matches = messages
    .flatMap((message) => bestMatch(message, letters) ?? [])
    .sort((a, b) => b.score - a.score || a.total - b.total)
  const kept: Match[] = []
  for (const match of matches) {
    if (!kept.some((other) => overlap(other.ranges, match.ranges))) kept.push(match)
    // Several rows may explain one wording in several situations.
    else if (kept.some((other) => isSame(other, match))) kept.push(match)
  }
  return kept.map(({ message, ranges }) => {
    const start = places[Math.min(...ranges.map(([start]) => start))] ?? 0
    const end = (places[Math.max(...ranges.map(([, end]) => end)) - 1] ?? 0) + 1
    return { message, start, text: text.slice(start, end) }
  })
}

const isSame = (a: Match, b: Match) => a.score === b.score && String(a.ranges) === String(b.ranges)

const overlap = (some: Range[], others: Range[]) =>
  some.some(([start, end]) => others.some((other) => start < other[1] && other[0] < end))

function bestMatch(message: SiteMessage, letters: string): Match | null {
  const matches = message.texts.flatMap((text) => {
    const parts = partsOf(text)
    const total = parts.reduce((sum, { length }) => sum + length, 0)
    const hasValues = /[…‹]/.test(text)
    const ranges = findParts(parts, letters, hasValues ? minPart : minMessage)
    const score = ranges.reduce((sum, [start, end]) => sum + end - start, 0)
    const isEnough = score >= certain || score * 2 >= total
    return isEnough && score >= minMessage ? { message, score, total, ranges } : []
  })
  return matches.sort((a, b) => b.score - a.score)[0] ?? null
}

/** The letters between values, and of each sentence: other versions often change a sentence. */
const partsOf = (text: string): string[] =>
  text
    .split(/…|‹[^‹›]{0,60}›|[.:;!?](?=\s)/)
    .map((part) => lettersOf(part).letters)
    .filter(Boolean)

/** Where most parts of a message stand in a text, in order and near each other; empty if it isn't there. */
function findParts(parts: string[], letters: string, minAnchor: number): Range[] {
  const anchors = parts
    .map((part, index) => ({ part, index }))
    .filter(({ part }) => part.length >= minAnchor)
    .sort((a, b) => b.part.length - a.part.length)
  for (const { part, index } of anchors) {
    let best: Range[] = []
    let start = letters.indexOf(part)
    for (let tries = 0; start >= 0 && tries < maxTries; tries++) {
      const end = start + part.length
      const ranges: Range[] = [
        ...partsBefore(parts.slice(0, index), letters, start),
        [start, end],
        ...partsAfter(parts.slice(index + 1), letters, end),
      ]
      if (ranges.length > best.length) best = ranges
      start = letters.indexOf(part, end)
    }
    if (best.length > 0) return best
  }
  const [first = ''] = parts
  const start = first.length > minBeginning ? letters.indexOf(first.slice(0, minBeginning)) : -1
  if (start < 0) return []
  let end = start + minBeginning
  while (letters[end] !== undefined && letters[end] === first[end - start]) end++
  return [[start, end]]
}

function partsAfter(parts: string[], letters: string, from: number): Range[] {
  const ranges: Range[] = []
  let end = from
  for (const part of parts) {
    const start = letters.slice(end, end + maxGap + part.length).indexOf(part)
    if (start < 0) continue
    ranges.push([end + start, end + start + part.length])
    end += start + part.length
  }
  return ranges
}

function partsBefore(parts: string[], letters: string, from: number): Range[] {
  const ranges: Range[] = []
  let start = from
  for (const part of parts.toReversed()) {
    const least = Math.max(0, start - maxGap - part.length)
    const found = letters.slice(least, start).lastIndexOf(part)
    if (found < 0) continue
    start = least + found
    ranges.unshift([start, start + part.length])
  }
  return ranges
}

/** Letters and digits in lower case, and the place of each in the text. */
function lettersOf(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const lower = word.toLowerCase()
    // Few letters have another length in lower case. Their place isn't worth more code.
    for (let at = 0; at < lower.length; at++) places.push(index + Math.min(at, word.length - 1))
    letters += lower
  }
  return { letters, places }
}

/** The share of a query's words that a message must have. Not all, because messages contain an app's own names. */
const minShare = 0.6

/** Messages that have most of the words of a query, best first. For what somebody remembers of a message. */
export function findByWords(query: string, messages: SiteMessage[]): SiteMessage[] {
  const words = query.toLowerCase().match(/[\w$]{3,}/g) ?? []
  const number = /^\s*#?(\d{1,4})\s*$/.exec(query)?.[1]
  if (number !== undefined) {
    return messages.filter(({ codes }) => codes.some((code) => code.endsWith(` ${number}`)))
  }
  return messages
    .map((message) => {
      const text = message.texts.join(' ').toLowerCase()
      return { message, share: words.filter((word) => text.includes(word)).length / words.length }
    })
    .filter(({ share }) => share >= minShare)
    .sort((a, b) => b.share - a.share)
    .slice(0, maxRecognized)
    .map(({ message }) => message)
}
