import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

const confirmationMs = 1000

/** Copies what `textOf` returns when pressed, without its final line break, and says so. */
export function CopyButton({ textOf }: { textOf: () => string }) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <>
      <button
        type="button"
        className="code-block-button"
        aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
        onClick={async () => setCopied(await copyText(textOf().replace(/\n$/, '')))}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && 'Copied'}
      </span>
    </>
  )
}
