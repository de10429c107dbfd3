/** Addresses of this site that the packages print, or show in editors, lead to the place they mean. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { redirects } from '#content/redirects.ts'
import { routeOf } from '../../src/compiler/source/page-ids.ts'
import { createRouteTable } from '../../src/model/routes.ts'
import { listSources } from '../../src/site-compiler/sources.ts'
import { projectRoot } from '../../src/system/project.ts'

const packages = ['redux', '@reduxjs/toolkit', 'react-redux', 'reselect', 'redux-thunk']
const addresses = [...new Set(packages.flatMap(addressesIn))].sort()

const { files } = await listSources(projectRoot, 'content/docs')
const textByRoute = new Map(
  files.map(({ id, route, sourcePath }) => [
    route ?? routeOf(id),
    readFileSync(sourcePath, 'utf8'),
  ]),
)
const table = createRouteTable(['/', ...textByRoute.keys()], redirects)

it('finds the addresses, in errors as in comments of types', () => {
  expect(addresses).toContain('/Errors')
  expect(addresses).toContain('/api/store#subscribelistener')
  expect(addresses).toContain('/introduction/why-rtk-is-redux-today')
})

test.each(addresses)('%s', (address) => {
  const [path = '', fragment] = address.split('#')
  const match = table.match(path)
  expect(match).not.toBeNull()
  const target = match && ('route' in match ? match.route : match.redirect)
  const text = textByRoute.get(target ?? '') ?? ''
  // A heading has the id now, or had it before.
  if (fragment) expect(text).toMatch(new RegExp(`\\{#${fragment}\\}|\\b${fragment}: `))
})

/** Everything behind the host, such as `/faq/actions#types`. */
function addressesIn(name: string): string[] {
  const folder = `node_modules/${name}`
  const files = readdirSync(`${folder}/dist`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?[jt]s$/.test(file))
    .map((file) => `dist/${file}`)
  return [...files, 'README.md'].flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    return [...text.matchAll(/https:\/\/redux\.js\.org(\/[\w/#.-]*[\w/-])/g)].map(
      ([, address = '']) => address,
    )
  })
}
