import { z } from 'zod'

/** Attributes of `::resource-filter`. */
export const resourceFilterSchema = z.strictObject({
  /** Label of the text field: `Filter add-ons`. */
  label: z.string().min(1),
  /** Label of the box that hides dated entries: `Maintained only`. Left out, there is no box. */
  toggle: z.string().min(1).optional(),
})

export type ResourceFilterProps = z.infer<typeof resourceFilterSchema>
