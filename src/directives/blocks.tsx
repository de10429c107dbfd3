import { memo, type ReactNode, Suspense } from 'react'
import { StaticHtml } from '../components/static-html/static-html.tsx'
import type { Block } from '../model/page.ts'
import { componentFor } from './components.tsx'

/**
 * Renders a page's body. Static HTML goes in as it is; a component block is rendered by its component, with
 * the blocks inside as children. Re-renders for other blocks only: parts that React has not hydrated yet
 * would lose what the server has rendered.
 */
export const Blocks = memo(function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map(renderBlock)
})

function renderBlock(block: Block, index: number): ReactNode {
  const key = String(index)
  if (typeof block !== 'object') return <StaticHtml key={key} html={block} />
  const Component = componentFor(block.component)
  return (
    <Suspense key={key}>
      <Component {...block.props}>{block.blocks?.map(renderBlock)}</Component>
    </Suspense>
  )
}
