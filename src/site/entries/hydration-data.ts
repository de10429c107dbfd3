import type { Block, PageData } from '../../model/page.ts'

/**
 * Page data without what the document already has: each static block becomes its index among the static blocks, in
 * document order, and headings are left to the table of contents.
 */
export function toHydrationData(page: PageData): PageData {
  let count = 0
  const strip = (blocks: Block[]): Block[] =>
    blocks.map((block) => {
      if (typeof block !== 'object') return count++
      return block.blocks ? { ...block, blocks: strip(block.blocks) } : block
    })
  return { ...page, headings: [], blocks: strip(page.blocks) }
}
