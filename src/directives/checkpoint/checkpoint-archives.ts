import type { Block, Page } from '../../model/page.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { UsageError } from '../../system/run-command.ts'

/** Archives by their path on the site: `examples/fieldbook-part-3.zip`. */
type Archives = Map<string, Uint8Array>

/** Where the archive of a checkpoint stands on the site. */
export function archiveFile({ app, part }: { app: unknown; part: unknown }): string {
  return `examples/${app}-part-${part}.zip`
}

/**
 * The page with the size of its archive at every checkpoint.
 * @throws UsageError when the page offers an archive that there is not.
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
    const archive = archives.get(archiveFile({ app, part }))
    if (archive) return archive.length
    const names = [...archives.keys()].map((name) => name.slice('examples/'.length, -'.zip'.length))
    throw new UsageError(
      `${page.sourcePath} offers part ${part} of the example "${app}", which is not in examples/. ${expectedOneOf(`${app}-part-${part}`, names)}`,
    )
  }

  return { ...page, blocks: page.blocks.map(measured) }
}

/** A checkpoint that pages offer, and whether their readers may try it on the site. */
export type OfferedCheckpoint = { app: string; part: number; hasDemo: boolean }

/** Notes the checkpoints that a page offers under their names, each once for all pages. */
export function noteCheckpoints(
  { blocks }: Pick<Page, 'blocks'>,
  offered: Map<string, OfferedCheckpoint>,
): void {
  for (const block of blocks) {
    if (typeof block !== 'object') continue
    const { app, part, demo } = block.props
    if (block.component === 'checkpoint') {
      const name = `${app} ${part}`
      const hasDemo = demo === true || offered.get(name)?.hasDemo === true
      offered.set(name, { app: String(app), part: Number(part), hasDemo })
    }
    noteCheckpoints({ blocks: block.blocks ?? [] }, offered)
  }
}
