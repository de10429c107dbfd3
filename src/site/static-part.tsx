import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { documentHtml } from '../components/static-html/document-html.ts'

/**
 * Whether static parts are rendered here: by the server, and while developing, so that an edit shows.
 * In a browser's build it is false, and what follows it is left out.
 */
export const rendersStaticParts: boolean = import.meta.env.SSR || import.meta.env.DEV

type StaticPartProps = { onClick?: (event: MouseEvent) => void }

/**
 * A part of the layout that is the same on every page and renders without state. Browsers get its
 * HTML with the document and keep it, or repeat it where the part is needed a second time; its code
 * and its texts are not sent to them.
 *
 *     const Footer = staticPart('footer', rendersStaticParts && FooterContent)
 *
 * @param name tells the part from others
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
