import { z } from 'zod'
import { tutorials } from './tutorials.ts'

const names = Object.keys(tutorials) as (keyof typeof tutorials)[]

/** Attributes of `::tutorial-progress`. */
export const tutorialProgressSchema = z.strictObject({
  tutorial: z.enum(names, `Expected one of: ${names.join(', ')}`),
  /** The part that this page is. Both tutorials have eight. */
  part: z.coerce.number('Expected a number').int().min(1).max(8),
})

export type TutorialProgressProps = z.infer<typeof tutorialProgressSchema>
