/** The reference and the guides of Redux Toolkit and React-Redux are here, so pages lead to them and not to other sites. */
import { expect, test } from 'vitest'
import { contentPages } from '../support/content-pages.ts'

const sites = /^https?:\/\/(redux-toolkit|react-redux)\.js\.org/

/** Links that lead outside, and why. */
const allowed: { [href: string]: string } = {
  'https://redux-toolkit.js.org/api/codemods':
    'The codemods are scripts of their own. No page here lists what each one rewrites.',
  'https://react-redux.js.org/api/hooks#recipe-useactions':
    'It is where the maintainers say why there is no such hook.',
}

const { pages } = await contentPages()
const outside = pages.flatMap(({ sourcePath, links }) =>
  links
    .filter(({ href }) => sites.test(href))
    .map(({ href, line }) => ({ href, place: `${sourcePath}:${line}` })),
)

test('a link to the site of a package that is documented here has a reason', () => {
  expect(outside.filter(({ href }) => !Object.hasOwn(allowed, href))).toEqual([])
})

test('every reason has a link', () => {
  const linked = new Set(outside.map(({ href }) => href))
  expect(Object.keys(allowed).filter((href) => !linked.has(href))).toEqual([])
})
