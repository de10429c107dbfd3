import type { Sample } from '../../model/page.ts'
import type { CodeLines } from './code-lines.ts'

/** A fenced code block with what is shown of it, and the variants that readers can choose. */
export type Fence = {
  sample: Sample
  lines: CodeLines
  isHidden: boolean
  /** The lines marked as added are those that its file didn't have before. */
  isCompared: boolean
  variants: Variants | null
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
