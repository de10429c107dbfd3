import { z } from 'zod'

/** Attributes of `::tutorial-progress`. */
export const tutorialProgressSchema = z.strictObject({
  /** A tutorial of the content's tutorials.json. */
  tutorial: z.string('Expected the name of a tutorial'),
  /** The part that this page is. */
  part: z.coerce.number('Expected a number').int().min(1),
})

/** The tutorial as the compiler finds it, and the part that the page is. */
export type TutorialProgressProps = {
  part: number
  name: string
  /** Path within the site and title of each part, in order. */
  parts: { path: string; title: string }[]
}
