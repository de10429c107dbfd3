import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { documentHtml } from '../components/static-html/document-html.ts'

/**
 * Whether static parts are rendered here: on the server and, so that edits show, in development. In a browser's build
 * it's false, and the bundler removes what depends on it.
 */
export const rendersStaticParts: boolean = import.meta.env.SSR || import.meta.env.DEV

type StaticPartProps = { onClick?: (event: MouseEvent) => void }

/**
 * A part of the layout that is the same on every page and has no state. Browsers get its HTML with the document and
 * keep it, or copy it where it's needed a second time; its code and texts aren't sent.
 *
 *     const Footer = staticPart('footer', rendersStaticParts && FooterContent)
 *
 * @param name identifies the part
 * @param Content renders the part; `false` in a browser's build
 */
export function staticPart(
  name: string,
  Content: ComponentType | false,
): (props: StaticPartProps) => ReactNode {
  const html = Content
    ? undefined
    : documentHtml(document.querySelector(`.static-part[data-name=${name}]`))

  return ({ onClick }) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: presses of buttons inside come up to here
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what buttons inside do
    <div
      className="static-part"
      data-name={name}
      onClick={onClick}
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    >
      {Content ? <Content /> : undefined}
    </div>
  )
}
