import { exampleArchives } from '../../examples/archive.ts'
import { type Checkpoint, checkpointName, examplesDir } from '../../examples/checkpoints.ts'
import { hashOfFiles } from '../../system/hash.ts'
import { cached } from './cached.ts'
import type { OutputFiles } from './output.ts'

/** The archives of all checkpoints, and a checkpoint as a page; made again when the examples change. */
export async function cachedExamples(): Promise<{
  archives: Map<string, Uint8Array>
  demo: (checkpoint: Checkpoint) => Promise<OutputFiles>
}> {
  const examples = await hashOfFiles(examplesDir)
  return {
    archives: await cached('archives', [examples], async () => exampleArchives()),
    demo: (checkpoint) =>
      cached(`demo-${checkpointName(checkpoint)}`, [examples], async () => {
        const { buildDemo } = await import('../../examples/demo.ts')
        return buildDemo(checkpoint)
      }),
  }
}
