import { memo, Suspense } from 'react'
import { StaticHtml } from '../components/static-html/static-html.tsx'
import type { Block } from '../model/page.ts'
import { componentFor } from './components.tsx'

/**
 * Renders a page's body. Static HTML goes in as it is; a component block is rendered by the component
 * that the registry holds under its name. Rendered anew for other blocks only: parts that React has
 * not taken over yet would lose what the server has rendered.
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
