import type { Versions } from './download.ts'

/** Longer addresses are refused by the sites that take reports. */
const longestAddress = 7000

/**
 * The address of a form for a bug report that has a link to the project in it.
 * @param form address of an empty form, which takes `title` and `body`
 * @returns `hasLink` is false where the link is too long, so that the reader has to paste it
 */
export function reportAddress(
  form: string,
  link: string,
  versions: Versions,
): { address: string; hasLink: boolean } {
  const addressWith = (project: string) => {
    const url = new URL(form)
    url.searchParams.set('title', '')
    url.searchParams.set('body', bodyOf(project, versions))
    return url.href
  }
  const address = addressWith(link)
  if (address.length <= longestAddress) return { address, hasLink: true }
  return { address: addressWith('(paste the link here)'), hasLink: false }
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
