import * as site from '#content/site.ts'
import { linkTo } from '../link.ts'
import { drawsStaticParts, staticPart } from '../static-part.tsx'
import './brand.css'

/** The site's sign and name, leading home. */
export const Brand = staticPart('brand', drawsStaticParts && BrandContent)

function BrandContent() {
  return (
    <a className="brand" {...linkTo('/')}>
      <BrandMark />
      {site.title}
    </a>
  )
}

/** Three arrows round a point: data goes one way, round the store. Decoration beside the name. */
function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path
        className="brand-arcs"
        d="M13.94 4.24A8 8 0 0 1 19.98 12.56M17.75 17.56A8 8 0 0 1 7.53 18.63M4.31 14.21A8 8 0 0 1 8.49 4.81"
      />
      <path d="M17.39 12.38 22.57 12.74 19.19 15.51ZM8.98 16.48 6.07 20.79 5.37 16.47ZM9.63 7.15 7.35 2.47 11.44 4.02Z" />
      <circle cx="12" cy="12" r="2.5" />
    </svg>
  )
}
