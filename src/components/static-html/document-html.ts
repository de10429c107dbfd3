/** HTML in the form of `dangerouslySetInnerHTML`. */
type Html = { __html: string | TrustedHTML }

/**
 * The prerendered HTML inside an element, for React to keep. React only asks for the text when it has to write the
 * element again: after an error, or when hydration had to start over. It's an object with a `toString`, so that HTML is
 * neither sent twice nor read from the DOM at the start, where it may be hundreds of kilobytes.
 */
export function documentHtml(element: Element | null | undefined): Html {
  return { __html: { toString: () => element?.innerHTML ?? '' } }
}
