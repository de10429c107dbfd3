import { z } from 'zod'
import { flag } from '../flag.ts'

/** Attributes of `:::details`. */
export const detailsSchema = z.strictObject({
  /** The text in square brackets. */
  summary: z.string().min(1),
  open: flag,
})
