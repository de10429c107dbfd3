import { z } from 'zod'
import { flag } from '../flag.ts'

/** Attributes of `::::tabs`. */
export const tabsSchema = z.strictObject({
  /** Sets of one group switch together, and the choice is stored. */
  group: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** Name of the URL parameter that chooses a tab. */
  query: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
})

/** Attributes of `:::tab`. */
export const tabSchema = z.strictObject({
  value: z.string().min(1),
  /** The text in square brackets; else the value is the label. */
  label: z.string().min(1).optional(),
  default: flag,
})
