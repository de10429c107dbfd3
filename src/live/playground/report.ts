import type { Versions } from './download.ts'

/** Longer URLs are refused by the sites that take reports. */
const maxUrlLength = 7000

/**
 * The URL of a form for a bug report that has a link to the project in it.
 * @param form URL of an empty form, which takes `title` and `body`
 * @returns `hasLink` is false where the link is too long, so that the reader has to paste it
 */
export function reportUrl(
  form: string,
  link: string,
  versions: Versions,
): { url: string; hasLink: boolean } {
  const urlWith = (project: string) => {
    const url = new URL(form)
    url.searchParams.set('title', '')
    url.searchParams.set('body', bodyOf(project, versions))
    return url.href
  }
  const url = urlWith(link)
  if (url.length <= maxUrlLength) return { url, hasLink: true }
  return { url: urlWith('(paste the link here)'), hasLink: false }
}

const bodyOf = (link: string, versions: Versions) => `## What happens


## What you expected


## Code that shows it

${link}

## Versions

${['redux', '@reduxjs/toolkit', 'react-redux', 'react']
  .flatMap((name) => (versions[name] ? [`- ${name} ${versions[name]}`] : []))
  .join('\n')}
`
