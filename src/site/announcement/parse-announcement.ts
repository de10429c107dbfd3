import type { SiteLink } from '../../model/settings.ts'

/**
 * Splits an announcement into plain text and its one link.
 *
 *     New: [the tour](/tour).   → 'New: ', { label: 'the tour', to: '/tour' }, '.'
 */
export function parseAnnouncement(content: string): (string | SiteLink)[] {
  const match = /\[([^[\]]+)\]\(([^)[\s]+)\)/.exec(content)
  if (!match) return [content]
  const [link, label = '', to = ''] = match
  const before = content.slice(0, match.index)
  return [before, { label, to }, content.slice(before.length + link.length)]
}
