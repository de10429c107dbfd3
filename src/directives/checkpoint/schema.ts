import { z } from 'zod'
import { flag } from '../flag.ts'

/** Attributes of `:::checkpoint`. */
export const checkpointSchema = z.strictObject({
  /** The text in square brackets, or "Checkpoint". */
  title: z.string().min(1),
  /** A folder of examples/. */
  app: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected a folder of examples/'),
  /** The application as it is at the end of this part. */
  part: z.coerce.number('Expected a number').int().min(1),
  /** The built application can be tried on the site. */
  demo: flag,
})

export type CheckpointAttributes = z.infer<typeof checkpointSchema>
