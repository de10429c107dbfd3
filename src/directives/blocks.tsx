import { memo, type ReactNode, Suspense } from 'react'
import { StaticHtml } from '../components/static-html/static-html.tsx'
import type { Block } from '../model/page.ts'
import { componentFor } from './components.tsx'

/**
 * Renders a page's body. Static HTML is used as it is; a component block is rendered by its component, with the blocks
 * inside it as children. It only renders again for other blocks, because parts that aren't hydrated yet would lose
 * their prerendered HTML.
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
