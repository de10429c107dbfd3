import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'))
const used = (name) => jobs.test.steps.filter(({ uses }) => uses?.startsWith(`actions/${name}@`))

it('runs what a developer runs, on the oldest Node that is supported', () => {
  expect(jobs.test.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm test'])
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(engines.node).toBe(`>=${used('setup-node')[0].with['node-version']}.0`)
})

it('has the whole history, keeps caches, and publishes the build', () => {
  expect(used('checkout')[0].with['fetch-depth']).toBe(0)
  expect(used('cache')[0].with.path).toContain('.cache')
  expect(used('upload-artifact')[0].with).toMatchObject({ name: 'site', path: 'dist' })
})
