import { expectedOneOf } from '../content/nearest.ts'
import type { Block, Page } from '../content/page.ts'
import { BuildError } from './build-error.ts'

/** Archives by their path on the site: `examples/fieldbook-part-3.zip`. */
type Archives = Map<string, Uint8Array>

/**
 * The page with the size of its archive at every checkpoint.
 * @throws BuildError when the page offers an archive that there is not.
 */
export function withArchiveSizes(page: Page, archives: Archives): Page {
  function measured(block: Block): Block {
    if (typeof block !== 'object') return block
    const props =
      block.component === 'checkpoint'
        ? { ...block.props, size: sizeFor(block.props) }
        : block.props
    return { ...block, props, ...(block.blocks && { blocks: block.blocks.map(measured) }) }
  }

  function sizeFor({ app, part }: { [name: string]: unknown }): number {
    const file = `examples/${app}-part-${part}.zip`
    const archive = archives.get(file)
    if (archive) return archive.length
    const names = [...archives.keys()].map((name) => name.slice('examples/'.length, -'.zip'.length))
    throw new BuildError(
      `${page.sourcePath} offers part ${part} of the example "${app}", which is not in examples/. ${expectedOneOf(`${app}-part-${part}`, names)}`,
    )
  }

  return { ...page, blocks: page.blocks.map(measured) }
}

/** The checkpoints that pages let their readers try. */
export function demosIn(pages: Page[]): { app: string; part: number }[] {
  const demos = new Map<string, { app: string; part: number }>()
  function collect(block: Block): void {
    if (typeof block !== 'object') return
    const { app, part, demo } = block.props
    if (block.component === 'checkpoint' && demo === true) {
      demos.set(`${app} ${part}`, { app: String(app), part: Number(part) })
    }
    block.blocks?.forEach(collect)
  }
  for (const page of pages) page.blocks.forEach(collect)
  return [...demos.values()]
}
