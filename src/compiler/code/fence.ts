import type { Sample } from '../../model/page.ts'
import type { CodeLines } from './code-lines.ts'

/** A fenced code block as it is written. */
export type WrittenFence = {
  sample: Sample
  lines: CodeLines
  isHidden: boolean
}

/** A fence whose changes are marked. */
export type ComparedFence = WrittenFence & {
  /** The lines marked as added are those that are new in the file. */
  isCompared: boolean
}

/** A fence with the variants that readers can choose. */
export type VariedFence = ComparedFence & { variants: Variants | null }

/** A fenced code block with everything that is shown of it. */
export type Fence = VariedFence & {
  /** Null where readers can't run it. */
  live: LiveFence | null
}

/** Where a live sample finds its data. */
export type LiveFence = {
  /** Hash of the page's file of live samples, and its place there. */
  sampleId: string
  /**
   * The library files that the sample imports, and `preview` if it renders something. They are in the HTML, so that a
   * press of Run can load all of them at once.
   */
  needs: string
}

/** A variant of a sample that readers choose for the whole site: `js` of `language`. */
type Variant = { name: string; lines: CodeLines }

export type Variants = {
  /** The kind of variants. */
  choice: 'language' | 'package-manager'
  /** The written variant first. */
  all: [Variant, ...Variant[]]
}
