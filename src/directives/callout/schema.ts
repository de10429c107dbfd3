import { z } from 'zod'

/** Attributes of `:::note` and the other callouts. */
export const calloutSchema = z.strictObject({
  /** Comes with the name of the directive. */
  type: z.enum(['note', 'tip', 'info', 'warning', 'danger']),
  /** The text in square brackets, or the directive's name. */
  title: z.string().min(1),
})
