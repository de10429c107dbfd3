import { exampleArchives } from '../../examples/archive.ts'
import { type Checkpoint, checkpointName, examplesDir } from '../../examples/checkpoints.ts'
import { hashOfFiles } from '../../system/hash.ts'
import type { Files } from './output.ts'
import { remember } from './remember.ts'

/** The archives of all checkpoints, and a checkpoint as a page; made again when the examples change. */
export async function keptExamples(): Promise<{
  archives: Map<string, Uint8Array>
  demo: (checkpoint: Checkpoint) => Promise<Files>
}> {
  const examples = await hashOfFiles(examplesDir)
  return {
    archives: await remember('archives', [examples], () => exampleArchives()),
    demo: (checkpoint) =>
      remember(`demo-${checkpointName(checkpoint)}`, [examples], async () => {
        const { buildDemo } = await import('../../examples/demo.ts')
        return buildDemo(checkpoint)
      }),
  }
}
