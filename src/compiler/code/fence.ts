import type { Sample } from '../../model/page.ts'
import type { CodeLines } from './code-lines.ts'

/** A fenced code block as it is written. */
export type WrittenFence = {
  sample: Sample
  lines: CodeLines
  isHidden: boolean
}

/** One whose changes are marked. */
export type ComparedFence = WrittenFence & {
  /** The lines marked as added are those that its file didn't have before. */
  isCompared: boolean
}

/** One with the variants that readers can choose. */
export type VariedFence = ComparedFence & { variants: Variants | null }

/** A fenced code block with all that is shown of it. */
export type Fence = VariedFence & {
  /** Null where readers can't run it. */
  live: LiveFence | null
}

/** Where a live sample finds its data. */
export type LiveFence = {
  /** Hash of the page's file of live samples, and its place there. */
  sampleId: string
  /**
   * The library files that the sample imports, and `preview` where it shows something. Because they are known when the
   * reader presses Run, they are all loaded at once.
   */
  needs: string
}

/** One variant of a sample that readers choose for the whole site: `js` of `language`. */
type Variant = { name: string; lines: CodeLines }

export type Variants = {
  /** What readers choose. */
  choice: 'language' | 'package-manager'
  /** The written variant first. */
  all: [Variant, ...Variant[]]
}
