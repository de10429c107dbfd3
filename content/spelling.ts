import type { SpellingRules } from '../src/model/settings.ts'

/** How text writes the names of things. What packages export is checked besides, by their own lists. */
export const spelling: SpellingRules = {
  names: [
    'Redux Toolkit',
    'RTK Query',
    'React-Redux',
    'Redux DevTools',
    'Redux Essentials',
    'Redux Fundamentals',
    'Redux Thunk',
    'TypeScript',
    'JavaScript',
    'GitHub',
    'Stack Overflow',
    'GraphQL',
    'Next.js',
    'React Native',
    'React Router',
  ],
  accepted: [],
}
