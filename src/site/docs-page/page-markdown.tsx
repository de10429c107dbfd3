import type { MouseEvent } from 'react'
import { markdownPath } from '../../model/routes.ts'
import { linkTo } from '../link-to.ts'
import './page-markdown.css'

/** Links to read and to copy the page as Markdown. Without script, both lead to the text. */
export function PageMarkdown({ route }: { route: string }) {
  const { href } = linkTo(`/${markdownPath(route)}`)
  return (
    <p className="page-markdown">
      <a href={href} onClick={copy}>
        Copy as Markdown
      </a>
      <a href={href}>
        View<span className="visually-hidden"> as Markdown</span>
      </a>
    </p>
  )
}

function copy(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const link = event.currentTarget
  import('./copy-page.ts')
    .then(({ copyPage }) => copyPage(link))
    // If copying fails, the reader can copy the text at its address.
    .catch(() => location.assign(link.href))
}
