import { memo, Suspense } from 'react'
import type { Block } from '../content/page.ts'
import { componentFor } from './registry.tsx'
import { StaticHtml } from './static-html/static-html.tsx'

/**
 * Draws a page's body. Static HTML goes in as it is; a component block is drawn by the component
 * that the registry holds under its name. Drawn anew for other blocks only: parts that React has
 * not taken over yet would lose what the server has drawn.
 */
export const Blocks = memo(function Blocks({ blocks }: { blocks: Block[] }) {
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
})
