import { describe, expect, test } from 'vitest'
import { createRouteTable } from '../model/routes.ts'
import { canonicalAddress, type Decision, decide, identify } from './decide.ts'

const table = createRouteTable(
  ['/', '/faq', '/usage/', '/search'],
  [{ from: '/old', to: '/usage/#part' }],
)
const origin = 'https://redux.test'
const base = '/x/'

type Navigation = {
  to: string
  at?: string
  shown?: string | null
  type?: NavigationType
  sameDocument?: boolean
  canIntercept?: boolean
  download?: string
  form?: FormData
}

function decisionFor(navigation: Navigation): Decision {
  const { to, at = '/x/faq', shown = '/faq', type = 'push', sameDocument = false } = navigation
  const event = {
    canIntercept: navigation.canIntercept ?? true,
    downloadRequest: navigation.download ?? null,
    formData: navigation.form ?? null,
    navigationType: type,
    destination: { url: origin + to, sameDocument },
  }
  return decide(event, { base, table }, shown, origin + at)
}

describe('A18: left to the browser', () => {
  test.each<[string, Navigation]>([
    ['what cannot be intercepted', { to: '/x/usage/', canIntercept: false }],
    ['a download', { to: '/x/usage/', download: '' }],
    ['a posted form', { to: '/x/usage/', form: new FormData() }],
    ['a reload', { to: '/x/faq', type: 'reload' }],
    ['a path outside the base', { to: '/faq' }],
    ['a file beside the pages', { to: '/x/faq.md' }],
    ['Back to another hash of the page', { to: '/x/faq#a', type: 'traverse', sameDocument: true }],
    [
      'B12: Back to the page still shown while another loads',
      { to: '/x/faq', at: '/x/usage/', type: 'traverse', sameDocument: true },
    ],
    [
      'S4: a query written by the page',
      {
        to: '/x/search?q=a',
        at: '/x/search',
        shown: '/search',
        type: 'replace',
        sameDocument: true,
      },
    ],
  ])('%s', (_name, navigation) => {
    expect(decisionFor(navigation)).toEqual({ kind: 'leave' })
  })
})

describe('on the page shown', () => {
  test('F9: a link to a hash is a fragment navigation', () => {
    expect(decisionFor({ to: '/x/faq#a', sameDocument: true })).toEqual({ kind: 'fragment' })
  })

  test.each<[string, Navigation, boolean]>([
    ['B13: the very address scrolls to the top', { to: '/x/faq', type: 'replace' }, false],
    ['the address without its hash scrolls to the top', { to: '/x/faq', at: '/x/faq#a' }, false],
    ['F4: another query keeps the offset', { to: '/x/faq?q=b', at: '/x/faq?q=a' }, true],
    [
      'its link while another page loads goes to the top',
      { to: '/x/faq', at: '/x/usage/?a' },
      false,
    ],
  ])('%s', (_name, navigation, keepsScroll) => {
    expect(decisionFor(navigation)).toEqual({ kind: 'stay', keepsScroll })
  })
})

describe('to another page', () => {
  test.each<[string, Navigation, Decision]>([
    ['a link loads', { to: '/x/usage/#a' }, { kind: 'load', route: '/usage/' }],
    [
      'Back loads',
      { to: '/x/usage/', type: 'traverse', sameDocument: true },
      { kind: 'load', route: '/usage/' },
    ],
    [
      'a hash of a page that is still loading loads that page',
      { to: '/x/usage/#a', at: '/x/usage/', sameDocument: true },
      { kind: 'load', route: '/usage/' },
    ],
    [
      'a page that failed to load loads again at its own address',
      { to: '/x/faq', shown: null, type: 'replace' },
      { kind: 'load', route: '/faq' },
    ],
    [
      'A6 A9: another spelling goes to the canonical one',
      { to: '/x/Usage/index.html?q#a' },
      { kind: 'redirect', href: '/x/usage/?q#a' },
    ],
    ['A15: a redirect', { to: '/x/old?q#a' }, { kind: 'redirect', href: '/x/usage/?q#part' }],
    ['A11: an unknown path', { to: '/x/nope' }, { kind: 'not-found', path: '/nope' }],
    ['A7: a malformed path', { to: '/x/%E0%A4%A' }, { kind: 'not-found', path: '/%E0%A4%A' }],
  ])('%s', (_name, navigation, decision) => {
    expect(decisionFor(navigation)).toEqual(decision)
  })
})

test('all spellings of a path have one identity', () => {
  const paths = ['/x/usage', '/x/usage/', '/x/USAGE/index.html']
  expect(paths.map((path) => identify(base, table, path))).toEqual(Array(3).fill('/usage/'))
  expect(identify(base, table, '/x/nope')).toBe('/x/nope')
})

test('a canonical address has nothing to be corrected', () => {
  expect(canonicalAddress(base, table, new URL(`${origin}/x/faq?q#a`))).toBeNull()
  expect(canonicalAddress(base, table, new URL(`${origin}/x/nope`))).toBeNull()
})
