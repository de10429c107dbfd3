import * as site from '#content/site.ts'
import { linkTo } from './link-to.ts'

/** The published address of a route: origin, base path, canonical path. */
export function absoluteUrl(route: string): string {
  return site.origin + linkTo(route).href
}
