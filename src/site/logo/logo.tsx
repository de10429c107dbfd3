import * as site from '#content/site.ts'
import { linkTo } from '../link-to.ts'
import { rendersStaticParts, staticPart } from '../static-part.tsx'
import './logo.css'

/** The site's sign and name, leading home. */
export const Logo = staticPart('brand', rendersStaticParts && LogoContent)

function LogoContent() {
  return (
    <a className="brand" {...linkTo('/')}>
      <LogoMark />
      {site.title}
    </a>
  )
}

/** The site's sign. Decoration beside the name. */
function LogoMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path className="brand-lines" d={site.brandMark.lines} />
      <path d={site.brandMark.filled} />
    </svg>
  )
}
