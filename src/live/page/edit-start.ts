import type { Preview } from '../live-page.ts'
import type { EditorFile } from './editor.ts'
import type { Frame } from './frame-host.ts'

/** What the editor of a sample starts with. */
export type EditStart = {
  own: EditorFile
  importedFiles: EditorFile[]
  /** The lines above the sample that the page doesn't show. */
  setUp: string
  preview: Preview | undefined
  /** Code that runs with the sample and isn't shown: code below it, and files that it imports. */
  hiddenParts?(code: string): { below: string; files: EditorFile[] }
  follower?: Follower
}

/** Shows what a sample does, in place of the timeline. */
export type Follower = {
  /** Called when a run has ended without an error and its frame responds. */
  follow(frame: Frame): void
  /** Called with the frame's further messages, which may contain anything. */
  hear(content: unknown): void
  /** Called when the code is the page's again. */
  end(): void
}
