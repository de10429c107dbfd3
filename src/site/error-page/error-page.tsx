import { useEffect, useRef } from 'react'
import type { CaughtError } from '../../components/error-boundary/error-boundary.tsx'
import { mainId } from '../main-id.ts'
import './error-page.css'

/** Says that the page crashed, with the messages of the error and its causes, and offers to try again. */
export function ErrorPage({ error, tryAgain }: CaughtError) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <main id={mainId} className="plain-page crash">
      <h1 ref={heading} tabIndex={-1}>
        This page crashed.
      </h1>
      {messagesOf(error).map((message) => (
        <p key={message} className="crash-message">
          {message}
        </p>
      ))}
      <button type="button" className="button" onClick={tryAgain}>
        Try again
      </button>
    </main>
  )
}

/** The messages of an error and of the errors that caused it, outermost first, each once. */
export function messagesOf(error: unknown): string[] {
  const messages = new Set<string>()
  for (let cause = error; cause !== undefined; ) {
    const message = cause instanceof Error ? cause.message : String(cause)
    // Causes may form a cycle.
    if (messages.has(message)) break
    messages.add(message)
    cause = cause instanceof Error ? cause.cause : undefined
  }
  return [...messages]
}
