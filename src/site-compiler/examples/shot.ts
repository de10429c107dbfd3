import type { Page } from '@playwright/test'

/** Pictures of an application that pages show: the export `screenshots` of `examples/<app>/screenshots.ts`. */
export type Screenshots = {
  /** Where the pages look for the pictures, from the project's root. */
  imagesDir: string
  shots: Shot[]
}

/** A picture of an application: where it starts, and what a visitor does before it is taken. */
export type Shot = {
  /** Its file is `<name>.webp`, in dark mode `<name>.dark.webp`. */
  name: string
  /** The application after this part of its tutorial. */
  part: number
  /** The path and query it opens at. The mock service reads its settings from the query. */
  address: string
  /**
   * Of the window, in CSS pixels. Use a small width for centered content: page openers show the left part of a picture.
   */
  width?: number
  /** Of the window, in CSS pixels: enough for what the picture is about. */
  height: number
  steps: (page: Page) => Promise<void>
}
