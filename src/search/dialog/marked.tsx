import type { MarkedText } from '../engine.ts'

/**
 * A text with its matches marked. `data-code` is on names of code. The text is never parsed as markup. A translator
 * replaces texts without React's knowledge, so a new text gets a new element.
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
