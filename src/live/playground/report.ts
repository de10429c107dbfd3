import { packageOf } from '../../model/package-name.ts'
import type { DocumentedPackage } from '../../model/settings.ts'
import type { Versions } from './download.ts'

/** The packages that the site documents; the content may list none. */
const [packages = []] = Object.values(
  import.meta.glob<DocumentedPackage[]>('#content/packages.ts', {
    eager: true,
    import: 'packages',
  }),
)

/** Sites for reports reject longer URLs. */
const maxUrlLength = 7000

/**
 * The URL of a bug report form, filled in with a link to the project.
 * @param form URL of an empty form, which takes `title` and `body`
 * @returns `hasLink` is false if the link is too long, so that the reader has to paste it
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

${[...reportedPackages()]
  .flatMap((name) => (versions[name] ? [`- ${name} ${versions[name]}`] : []))
  .join('\n')}
`

/** The packages that pages of the site document, and what renders their samples. */
function reportedPackages(): Set<string> {
  const documented = packages.filter(({ site }) => site === null)
  return new Set([...documented.map(({ name }) => packageOf(name)), 'react'])
}
