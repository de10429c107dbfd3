/** How well the name of a section, its page's title or its heading, says what a query says. */
import { keyOf, tokenize, wordsOf } from '../tokenize.ts'
import type { SearchIndex } from './index-data.ts'
import { readQuery, rootOf } from './query.ts'

/** A word of the query: the terms in a name that count as this word, and its weight. */
type QueryTerm = { terms: string[]; weight: number }

/** Bonuses, which are added to a text score; that is 1 for the section with the best matches. */
const bonus = {
  /** The query is the page's title, or its label in the sidebar. */
  title: 3,
  /** The query is the section's heading. */
  heading: 1.2,
  /** … and is a name of code, on a page of the reference. */
  reference: 1.6,
  /** … and is spelled as in code, including capitals. This is the highest, because then nothing else can be meant. */
  spelled: 10,
  /** Multiplied by how well the query and the title or heading cover each other, from 0 to 1. */
  titleCover: 1.6,
  headingCover: 0.6,
  /** … if both are questions, because a heading that asks the same question has the best answer. */
  questionCover: 1.6,
  /** The query is the beginning of the title of an export's page, of another page, or of a heading that names code. */
  exportBegins: 3.5,
  titleBegins: 2.5,
  headingBegins: 2,
  /** A word of the title begins with the query. Divided by the number of pages of which this is so. */
  titleWord: 2.5,
}

/** Fewer letters begin too many names. */
const minBeginning = 3

/** @returns for a query, its terms and how it was typed, a function that gives the bonus of a section by its number */
export function createNameMatcher({
  sections,
  pages,
}: SearchIndex): (query: string, terms: QueryTerm[], typed: string) => (section: number) => number {
  const headings = countHeadings(sections.filter(({ isMember }) => !isMember))
  const members = countHeadings(sections.filter(({ isMember }) => isMember))
  const rootsCache = new Map<string, string[]>()
  const titleWords = pages.map(({ title, label }) =>
    tokenize(`${title} ${label}`).map(({ term }) => term),
  )

  function rootsIn(name: string): string[] {
    const roots = rootsCache.get(name) ?? readQuery(name).map(({ word }) => rootOf(word))
    rootsCache.set(name, roots)
    return roots
  }

  return (query, terms, written) => {
    const key = keyOf(query)
    const name = written.trim().replace(/\(\)$/, '')
    const isSpelled = (heading: string) => isCode(name) && nameIn(heading) === name
    const member = memberIn(query)
    const asks = isQuestion(query)
    const hasWords = /\s/.test(query.trim())
    const typed = terms.map(({ terms, weight }) => ({ weight, roots: terms.map(rootOf) }))
    const typedRoots = typed.flatMap(({ roots }) => roots)
    const sum = (list: typeof typed) => list.reduce((total, { weight }) => total + weight, 0)

    /** 1 if name and query have all of each other's words, 0 if they share none. */
    function cover(name: string): number {
      const roots = rootsIn(name)
      if (roots.length === 0) return 0
      const ofQuery = sum(typed.filter((term) => term.roots.some((root) => roots.includes(root))))
      const ofName = roots.filter((root) => typedRoots.includes(root)).length
      return (ofQuery / sum(typed)) * (ofName / roots.length)
    }

    // A whole name means that name, even if longer ones begin with it.
    const isBeginning = key.length >= minBeginning && !headings.has(key) && !members.has(key)
    const hasWord = titleWords.map(
      (words) => isBeginning && !hasWords && words.some((word) => word.startsWith(key)),
    )
    const withWord = hasWord.filter(Boolean).length

    /** 1 for a name that is the query and hardly more, 0 for one that doesn't begin with it. */
    function begins(name: string): number {
      const whole = keyOf(name)
      if (!isBeginning || whole === key || !whole.startsWith(key)) return 0
      return 0.5 + key.length / whole.length / 2
    }

    return (section) => {
      const { page = 0, id = null, trail = [], isMember } = sections[section] ?? {}
      const { title = '', label = '', isReference = false } = pages[page] ?? {}
      if (id === null) {
        const isTitle = keyOf(title) === key || keyOf(label) === key
        return (
          bonus.titleCover * Math.max(cover(title), cover(label)) +
          (isTitle ? bonus.title + (isReference ? bonus.reference : 0) : 0) +
          (isReference && isSpelled(title) ? bonus.spelled : 0) +
          (hasWord[page] ? bonus.titleWord / withWord : 0) +
          Math.max(
            begins(title) * (isReference && isCode(title) ? bonus.exportBegins : bonus.titleBegins),
            begins(label) * bonus.titleBegins,
          )
        )
      }
      const heading = trail.at(-1) ?? ''
      const headingKey = keyOf(heading)
      const isHeading =
        (headingKey === key && !(isMember && hasWords)) ||
        (isReference && startsWithName(heading, member))
      // A heading that many pages have, such as "TypeScript", says little without its page.
      const exact = bonus.heading / ((isMember ? members : headings).get(headingKey) ?? 1)
      return (
        (asks && heading.endsWith('?') ? bonus.questionCover : bonus.headingCover) *
          cover(heading) +
        (isHeading ? exact + (isReference && namesCode(heading) ? bonus.reference : 0) : 0) +
        (isReference && isSpelled(heading) ? bonus.spelled : 0) +
        (isReference && namesCode(heading) ? begins(nameIn(heading)) * bonus.headingBegins : 0)
      )
    }
  }
}

/** Heading, in the form of `keyOf` → the number of sections with it. */
function countHeadings(sections: SearchIndex['sections']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { trail } of sections) {
    const key = keyOf(trail.at(-1) ?? '')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** The name in the query, without the object before it: `store.getState()` → getstate. */
function memberIn(query: string): string | null {
  const [word, ...others] = wordsOf(query)
  return others.length > 0 ? null : (word?.split('.').at(-1) ?? null)
}

const questionStart = /^(are|can|do|does|how|is|may|must|should|what|when|where|which|who|why)\b/

function isQuestion(query: string): boolean {
  return questionStart.test(query) || query.includes('?')
}

/** `getState()`, `isAction` and `legacy_createStore`, and not `Parameters`. */
function namesCode(heading: string): boolean {
  return /\(|\p{Ll}\p{Lu}|_/u.test(heading)
}

/** `dispatch(action)` describes `dispatch`. */
function startsWithName(heading: string, name: string | null): boolean {
  return name !== null && wordsOf(heading)[0] === name && /^[\w.]+\(/.test(heading)
}

/** `createSlice`, `UnknownAction` and `SHOULD_AUTOBATCH`, and not `reducer`, which is a word too. */
const isCode = (name: string): boolean =>
  /^[\w\p{Lu}]\w*$/u.test(name) && /^\p{Lu}|\p{Ll}\p{Lu}|_/u.test(name)

/** `...middlewares` → middlewares, `dispatch(action)` → dispatch. */
const nameIn = (heading: string): string => heading.replace(/^\.{3}/, '').replace(/\(.*/s, '')
