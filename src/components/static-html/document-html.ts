/** HTML as `dangerouslySetInnerHTML` takes it. */
type Html = { __html: string | TrustedHTML }

/**
 * The HTML inside an element that the server has written, for React to keep. React asks for the
 * text only when it must write the element again: after hydration had to start over, or an error.
 * The object with a `toString` is why HTML is neither sent twice nor read from hundreds of kilobytes
 * of nodes at the start.
 */
export function documentHtml(element: Element | null | undefined): Html {
  return { __html: { toString: () => element?.innerHTML ?? '' } }
}
