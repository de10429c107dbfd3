import type { ComponentProps } from 'react'
import { ExternalIcon } from './icons.tsx'
import { isExternal, linkTo } from './link-to.ts'

/** A link in the layout. If it leads to another site, it says so to the eye and to screen readers. */
export function SiteLink({
  to,
  children,
  ...attributes
}: { to: string } & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>) {
  return (
    <a {...attributes} {...linkTo(to)}>
      {children}
      {isExternal(to) && (
        <>
          <ExternalIcon />
          <span className="visually-hidden"> (opens in new tab)</span>
        </>
      )}
    </a>
  )
}
