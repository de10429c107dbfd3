import { useMemo } from 'react'
import { documentHtml } from './document-html.ts'

/** The static blocks that came with the document, found before React removes any of them. */
let written: NodeListOf<Element> | undefined

/**
 * HTML that React does not look into. A number stands for HTML that is in the document already: it
 * counts the static blocks in document order.
 */
export function StaticHtml({ html }: { html: string | number }) {
  const content = useMemo(() => {
    if (typeof html === 'string') return { __html: html }
    written ??= document.querySelectorAll('.static')
    return documentHtml(written[html])
  }, [html])
  return <div className="static" dangerouslySetInnerHTML={content} suppressHydrationWarning />
}
