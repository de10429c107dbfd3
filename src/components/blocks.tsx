import { Suspense, useMemo } from 'react'
import type { Block } from '../content/page.ts'
import { componentFor } from './registry.tsx'

/**
 * Draws a page's body. Static HTML goes in as it is; a component block is drawn by the component
 * that the registry holds under its name.
 */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => {
    const key = String(index)
    if (typeof block === 'string' || typeof block === 'number') {
      return <StaticHtml key={key} html={block} />
    }
    const Component = componentFor(block.component)
    return (
      <Suspense key={key}>
        <Component {...block.props} blocks={block.blocks ?? []} />
      </Suspense>
    )
  })
}

/**
 * HTML that React does not look into. A number stands for HTML that the server has put into the
 * document already: it counts the static blocks in document order. React keeps the server's nodes
 * then. Only when hydration has to start over does React ask for the HTML, and it is read from the
 * nodes that are about to be replaced.
 */
export function StaticHtml({ html }: { html: string | number }) {
  const content = useMemo(
    () =>
      typeof html === 'string'
        ? { __html: html }
        : {
            get __html() {
              return document.querySelectorAll('.static')[html]?.innerHTML ?? ''
            },
          },
    [html],
  )
  return <div className="static" dangerouslySetInnerHTML={content} suppressHydrationWarning />
}
