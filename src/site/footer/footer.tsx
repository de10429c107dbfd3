import * as site from '#content/site.ts'
import { Logo } from '../logo/logo.tsx'
import { SiteLink } from '../site-link.tsx'
import { rendersStaticParts, staticPart } from '../static-part.tsx'
import './footer.css'

/** The end of every page: groups of links, the site's name, the copyright. */
export const Footer = staticPart('footer', rendersStaticParts && FooterContent)

function FooterContent() {
  return (
    // Deferred layout may add attributes to it before hydration.
    <footer className="footer later" suppressHydrationWarning>
      <div className="footer-inner">
        <Logo />
        {site.footer.groups.map(({ title, links }, index) => (
          <div key={title}>
            <p id={`footer-group-${index}`} className="footer-title">
              {title}
            </p>
            <ul aria-labelledby={`footer-group-${index}`}>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="footer-end">
          <p>{site.footer.copyright}</p>
          {site.offline && <SiteLink to="/offline">Read this site offline</SiteLink>}
        </div>
      </div>
    </footer>
  )
}
