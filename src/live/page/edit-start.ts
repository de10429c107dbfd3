import type { Preview } from '../live-page.ts'
import type { EditorFile } from './editor.ts'
import type { Frame } from './frame-host.ts'

/** What the editor of a sample begins with. */
export type EditStart = {
  own: EditorFile
  importedFiles: EditorFile[]
  /** The lines above the sample that its page leaves out. */
  setUp: string
  preview: Preview | undefined
  /** What runs with the sample and isn't shown: code below it, and files that it imports. */
  hiddenParts?(code: string): { below: string; files: EditorFile[] }
  follower?: Follower
}

/** Shows what a sample does, in the place of the timeline. */
export type Follower = {
  /** A run has come to its end without an error, and its frame answers. */
  follow(frame: Frame): void
  /** Gets what the frame says after that, which may be anything. */
  hear(content: unknown): void
  /** The code is that of the page again. */
  end(): void
}
