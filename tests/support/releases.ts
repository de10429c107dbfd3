import type { FixtureBuild } from './builds.ts'

/** A small site below a base path, with the site's settings the other way round, */
export const settingsSite: FixtureBuild = {
  contentDir: 'tests/fixtures/settings',
  basePath: '/x/',
}

const newWords = (text: string) => text.replaceAll('Words fill', 'New words fill')

/**
 * its next release: other words on its pages, another title on the first and another setting in the code, so that
 * every name with a hash is another one,
 */
export const nextRelease: FixtureBuild = {
  ...settingsSite,
  changes: {
    name: 'next',
    edits: {
      'docs/guide/one.md': (text) =>
        newWords(text).replace('title: Guide one', 'title: Guide renewed'),
      'docs/guide/two.md': newWords,
      'site.ts': (text) => text.replace('Scroll: boolean = true', 'Scroll: boolean = false'),
    },
  },
}

/** and one that is no longer read offline. */
export const releaseWithoutOffline: FixtureBuild = {
  ...settingsSite,
  changes: {
    name: 'off',
    edits: { 'site.ts': (text) => `${text}export const offline = false\n` },
  },
}
