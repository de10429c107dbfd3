import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from './paths.tsx'

test('the ways from the start page lead to pages that exist', () => {
  const addresses = paths.flatMap(({ links }) => links.map(({ to }) => to))
  const files = addresses.map((to) => `content/docs${to.endsWith('/') ? `${to}index` : to}.md`)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
