/** The controls of a live sample, as the code that is loaded with the first press takes them over. */
export type Controls = {
  block: HTMLElement
  bar: HTMLElement
  run: HTMLButtonElement
  edit: HTMLButtonElement
  /** Says shortly what came out, and how it went by an attribute. */
  status: HTMLElement
  /** Aborted when the sample leaves the page. */
  signal: AbortSignal
}

/** A frame whose document is on its way. */
export type OpenedFrame = { element: HTMLIFrameElement; isLoaded: Promise<unknown> }
