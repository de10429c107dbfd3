import type { SiteLink } from '../../model/settings.ts'

/**
 * Splits an announcement into plain text and its one link.
 *
 *     New: [the tour](/tour).   → 'New: ', { label: 'the tour', to: '/tour' }, '.'
 */
export function parseAnnouncement(content: string): (string | SiteLink)[] {
  const match = /^(.*?)\[([^\]]+)\]\(([^)\s]+)\)(.*)$/s.exec(content)
  if (!match) return [content]
  const [, before = '', label = '', to = '', after = ''] = match
  return [before, { label, to }, after]
}
