import { type ReactNode, useEffect, useRef } from 'react'
import { addCopyButton } from '../../src/components/code-block/copy-button.ts'

/** A line of code as `?highlighted` gives it, the concept whose color marks it, and whether it is marked as removed. */
export type CodeLine = {
  text: string
  html: string
  concept?: string | undefined
  isRemoved?: boolean
}

/**
 * Highlighted code of the home page in a box with its file's name, and what goes below it.
 * @param lit the concept whose lines light up
 */
export function CodeLines({
  title,
  lines,
  lit,
  children,
}: {
  title: string
  lines: CodeLine[]
  lit?: string | undefined
  children?: ReactNode
}) {
  const code = lines.map(({ text }) => text).join('\n')
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = buttons.current
    if (!place) return
    addCopyButton(place, () => code)
    return () => place.replaceChildren()
  }, [code])
  return (
    <figure className="home-code">
      <figcaption>{/\.tsx?$/.test(title) ? <code>{title}</code> : title}</figcaption>
      <div ref={buttons} className="code-block-buttons" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to be reachable by keyboard */}
      <pre className="code" translate="no" tabIndex={0}>
        <code>
          {lines.map(({ html, concept, isRemoved }, index) => (
            <span
              key={index}
              className={isRemoved ? 'line removed' : 'line'}
              data-concept={concept}
              data-lit={(concept && concept === lit) || undefined}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          ))}
        </code>
      </pre>
      {children}
    </figure>
  )
}
