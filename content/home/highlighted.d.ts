declare module '*?highlighted' {
  /** The lines of the file as text and as highlighted HTML, line breaks included. */
  export const lines: { text: string; html: string }[]
}
