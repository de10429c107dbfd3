import { z } from 'zod'
import { flag } from '../flag.ts'

/** Attributes of `::resource-filter`. */
export const resourceFilterSchema = z.strictObject({
  /** Name of the text field, shown while it is empty: `Filter add-ons`. */
  prompt: z.string().min(1),
  /** Label of the box that hides dated entries: `Maintained only`. Left out, there is no box. */
  toggle: z.string().min(1).optional(),
  /** Ordinary lists below the field are narrowed too, each under the heading above it. */
  plain: flag.optional(),
})

export type ResourceFilterProps = z.infer<typeof resourceFilterSchema>
