import * as site from '#content/site.ts'
import { linkTo } from '../link.ts'
import { rendersStaticParts, staticPart } from '../static-part.tsx'
import './brand.css'

/** The site's sign and name, leading home. */
export const Brand = staticPart('brand', rendersStaticParts && BrandContent)

function BrandContent() {
  return (
    <a className="brand" {...linkTo('/')}>
      <BrandMark />
      {site.title}
    </a>
  )
}

/** The site's sign. Decoration beside the name. */
function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path className="brand-lines" d={site.brandMark.lines} />
      <path d={site.brandMark.filled} />
    </svg>
  )
}
