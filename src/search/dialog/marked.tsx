import type { MarkedText } from '../engine.ts'

/**
 * A text with its matches marked, and `data-code` where it's a name in code. It is text to the last letter:
 * nothing in it becomes markup. A translator replaces texts behind React's back, so another text is another element.
 */
export function Marked({
  isCode,
  children: { text, marks },
}: {
  isCode?: boolean | undefined
  children: MarkedText
}) {
  let last = 0
  const parts = marks.map(([start, end]) => {
    const before = text.slice(last, start)
    last = end
    return (
      <span key={start}>
        {before}
        <mark>{text.slice(start, end)}</mark>
      </span>
    )
  })
  return (
    <span key={`${marks} ${text}`} data-code={isCode || isName(text) || undefined}>
      {parts}
      {text.slice(last)}
    </span>
  )
}

/** `createSlice`, `store.dispatch` and `useQuery()`, but not words of a sentence. */
const isName = (text: string) => /^[a-z$_][a-z\d$_]*[A-Z.][\w$.]*(\(.*\))?$/.test(text)
