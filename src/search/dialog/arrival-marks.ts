/**
 * Marks the words of a hit on the page it leads to, until the reader presses something, Escape
 * included, or goes on. The marks are highlights of the browser: the document stays as React rendered
 * it. Where the browser has none, or loads pages as a whole, nothing is marked.
 */
import { isComposing } from '../../browser/keyboard/keys.ts'
import { escapePattern } from '../../model/escape-pattern.ts'
import type { Hit } from '../engine.ts'
import './arrival-marks.css'

/** The name in the style sheet. */
const name = 'search-arrival'

let current: AbortController | null = null

/** Call it when a hit is opened. The marks come once its page is rendered. */
export function markOnArrival(hit: Pick<Hit, 'trail' | 'excerpt'>): void {
  current?.abort()
  const { navigation } = window
  const pattern = patternOf(hit)
  if (!navigation || !CSS.highlights || !pattern) return
  const stop = new AbortController()
  const { signal } = stop
  current = stop
  const { dataset } = document.documentElement
  signal.addEventListener('abort', () => {
    CSS.highlights.delete(name)
    delete dataset.marks
  })

  const onArrival = () => {
    dataset.marks = ''
    CSS.highlights.set(name, new Highlight(...rangesIn(textsAt(location.hash), pattern)))
    const clear = () => stop.abort()
    navigation.addEventListener('navigate', clear, { signal })
    document.addEventListener('pointerdown', clear, { signal })
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) clear()
    }
    document.addEventListener('keydown', onKeyDown, { signal })
  }
  navigation.addEventListener('navigatesuccess', onArrival, { once: true, signal })
  navigation.addEventListener('navigateerror', () => stop.abort(), { once: true, signal })
}

/** The marked words of a hit; null when there are none. */
function patternOf({ trail, excerpt }: Pick<Hit, 'trail' | 'excerpt'>): RegExp | null {
  const words = [...trail, ...(excerpt ? [excerpt] : [])].flatMap(({ text, marks }) =>
    marks.map(([start, end]) => text.slice(start, end).toLowerCase()),
  )
  if (words.length === 0) return null
  // Longer words come first, for words with the same beginning.
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length)
  return new RegExp(longestFirst.map(escapePattern).join('|'), 'giu')
}

/** The text nodes below the heading with this hash, up to the next heading; without a hash, below the title. */
function textsAt(hash: string): Text[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
  const isNamed = ({ id }: Element) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`
  const index = hash === '' ? 0 : headings.findIndex(isNamed)
  const start = headings[index]
  const end = headings[index + 1]
  if (!start) return []
  const texts: Text[] = []
  const walker = document.createTreeWalker(start.closest('main') ?? start, NodeFilter.SHOW_TEXT)
  walker.currentNode = start
  for (let text = walker.nextNode(); text && !end?.contains(text); text = walker.nextNode()) {
    texts.push(text as Text)
  }
  return texts
}

function rangesIn(texts: Text[], pattern: RegExp): Range[] {
  return texts.flatMap((text) =>
    [...text.data.matchAll(pattern)]
      .filter(({ index }) => beginsWord(text.data, index))
      .map(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range
      }),
  )
}

/** Also inside a name of code: `Slice` in createSlice. */
function beginsWord(text: string, index: number): boolean {
  const around = text.slice(Math.max(0, index - 1), index + 1)
  return index === 0 || /^([^\p{L}\p{N}]|\p{Ll}\p{Lu})/u.test(around)
}
