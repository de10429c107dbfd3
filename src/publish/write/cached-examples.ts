import { exampleArchives } from '../../site-compiler/examples/archive.ts'
import {
  type Checkpoint,
  checkpointName,
  examplesDir,
} from '../../site-compiler/examples/checkpoints.ts'
import { codeParts } from '../../system/code-version.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hashOfFiles } from '../../system/hash.ts'
import type { OutputFiles } from './output.ts'

/**
 * The archives of all checkpoints, and a function that makes a checkpoint's demo. Both are made again when the examples
 * change.
 */
export async function cachedExamples(): Promise<{
  archives: OutputFiles
  demo: (checkpoint: Checkpoint) => Promise<OutputFiles>
}> {
  const examples = { 'the example applications': await hashOfFiles(examplesDir) }
  const archiveParts = {
    ...(await codeParts('src/site-compiler/examples/archive.ts')),
    ...examples,
  }
  const demoParts = { ...(await codeParts('src/site-compiler/examples/demo.ts')), ...examples }
  return {
    archives: await diskCache<OutputFiles>('examples').remember(
      'archives',
      archiveParts,
      async () => exampleArchives(),
    ),
    demo: (checkpoint) =>
      diskCache<OutputFiles>('examples').remember(
        checkpointName(checkpoint),
        demoParts,
        async () => {
          const { buildDemo } = await import('../../site-compiler/examples/demo.ts')
          return buildDemo(checkpoint)
        },
      ),
  }
}
