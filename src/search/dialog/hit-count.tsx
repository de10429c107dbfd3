import { useEffect, useState } from 'react'
import type { SearchAnswer } from '../engine.ts'

/** Waits for a pause, so that screen readers don't interrupt a reader who is typing. */
const pauseMs = 700

/** Announces the number of hits to screen readers. */
export function HitCount({ answer }: { answer: SearchAnswer | null }) {
  const [text, setText] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setText(answer ? sayCount(answer.total) : ''), pauseMs)
    return () => clearTimeout(timer)
  }, [answer])

  return (
    <div role="status" className="visually-hidden">
      {text}
    </div>
  )
}

function sayCount(total: number): string {
  if (total === 0) return 'No results'
  return total === 1 ? 'One result' : `${total} results`
}
