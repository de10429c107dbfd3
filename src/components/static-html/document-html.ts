/** HTML as `dangerouslySetInnerHTML` takes it. */
export type Html = { __html: string | TrustedHTML }

/**
 * The HTML inside an element that the server has written, for React to keep. React asks for the
 * text only when it must write the element anew: after hydration had to start over, or a crash.
 * Until then nothing is read, which matters on pages with hundreds of kilobytes.
 */
export function documentHtml(element: Element | null | undefined): Html {
  return { __html: { toString: () => element?.innerHTML ?? '' } }
}
