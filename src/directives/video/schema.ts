import { z } from 'zod'

/** Attributes of `::video`. */
export const videoSchema = z.strictObject({
  title: z.string().min(1),
  /** What YouTube's address says after `v=`. */
  id: z.string().regex(/^[\w-]{11}$/, 'Expected the 11 characters after `v=` in the address'),
  /** Who speaks, when, how long: `Mark Erikson, 2021`. */
  about: z.string().min(1),
})

export type VideoAttributes = z.infer<typeof videoSchema>
