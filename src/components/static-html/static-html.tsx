import { useEffect, useMemo, useRef } from 'react'
import { enhanceCodeBlocks } from '../code-block/enhance-code-blocks.ts'
import { documentHtml } from './document-html.ts'
import { updateHtml } from './hot-html.ts'

/** The document's static blocks, found before React removes any of them. */
let documentBlocks: NodeListOf<Element> | undefined

/**
 * HTML that React doesn't look into; only code samples in it get their buttons. A number is the index of a static block
 * in the document, which already has the HTML.
 */
export function StaticHtml({ html }: { html: string | number }) {
  const element = useRef<HTMLDivElement>(null)
  const content = useMemo(
    () => {
      if (typeof html === 'string') return { __html: html }
      documentBlocks ??= document.querySelectorAll('.static')
      return documentHtml(documentBlocks[html])
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: during development React writes a block once, and edits update it
    import.meta.hot ? [] : [html],
  )
  useEffect(() => {
    if (!element.current) return
    if (import.meta.hot) updateHtml(element.current, html)
    return enhanceCodeBlocks(element.current)
  }, [html])
  return (
    <div
      ref={element}
      className="static"
      dangerouslySetInnerHTML={content}
      suppressHydrationWarning
    />
  )
}
