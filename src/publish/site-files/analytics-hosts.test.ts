import { expect, test } from 'vitest'
import { hostsOfAnalytics } from './analytics-hosts.ts'

test('T1 without a provider the policy allows nothing more', () => {
  expect(hostsOfAnalytics(null)).toEqual({ script: [], connect: [] })
})

test('the policy allows Google’s tag and where it reports to', () => {
  const { script, connect } = hostsOfAnalytics({ name: 'gtag', id: 'G-1' })
  expect(script).toEqual(['https://www.googletagmanager.com'])
  expect(connect).toContain('https://*.google-analytics.com')
})

test.each([
  ['https://count.example/pages?site=1', ['https://count.example']],
  ['/collect', []],
])('the policy for a beacon to %s allows %j', (url, connect) => {
  expect(hostsOfAnalytics({ name: 'beacon', url })).toEqual({ script: [], connect })
})
