import type { SiteConfig } from '../model/settings.ts'
import { expectedOneOf } from '../model/suggestion.ts'
import { BuildError } from '../system/run-command.ts'

/** Every setting once: the compiler refuses a list that differs from the type. */
const settings: { [name in keyof SiteConfig]: true } = {
  title: true,
  tagline: true,
  description: true,
  origin: true,
  basePath: true,
  locale: true,
  hideNavbarOnScroll: true,
  navbar: true,
  brandMark: true,
  colorMode: true,
  announcement: true,
  footer: true,
  versions: true,
  versionPersistence: true,
  editBase: true,
  searchFeedback: true,
  searchRanking: true,
  entrances: true,
  analytics: true,
  offline: true,
  pages: true,
  notFound: true,
  notSaved: true,
}

/**
 * Checks that a site's settings are all there, and that none is misspelt.
 * @param names what the file exports
 * @throws BuildError that names every setting at fault.
 */
export function checkSiteExports(names: string[], file: string): void {
  const known = Object.keys(settings)
  const missing = known.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => !known.includes(name))
  const mistakes = [
    ...unknown.map((name) => `\`${name}\` is no setting. ${expectedOneOf(name, known)}`),
    ...missing.map(
      (name) => `\`${name}\` is missing. Its type says what it is: SiteConfig['${name}'].`,
    ),
  ]
  if (mistakes.length === 0) return
  throw new BuildError(`The settings in ${file} are not whole.\n  ${mistakes.join('\n  ')}`)
}
