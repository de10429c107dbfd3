import { expect, it } from 'vitest'
import {
  isOurs,
  isRelease,
  isSaved,
  outdatedReleases,
  releaseCache,
  savedCache,
} from './cache-names.ts'

it('tells the caches of a site from those of others on the same origin', () => {
  expect(isOurs('/', releaseCache('/', 'a'))).toBe(true)
  expect(isOurs('/', releaseCache('/x/', 'a'))).toBe(false)
  expect(isOurs('/x/', releaseCache('/x/y/', 'a'))).toBe(false)
  expect(isOurs('/', 'workbox-precache')).toBe(false)
})

it('tells releases from saved copies', () => {
  expect(isRelease('/', releaseCache('/', 'a'))).toBe(true)
  expect(isRelease('/', savedCache('/', 'a'))).toBe(false)
  expect(isSaved('/', savedCache('/', 'a'))).toBe(true)
})

it('lets go of the oldest releases, never of the present one, of copies, or of other sites', () => {
  const names = [
    releaseCache('/', 'a'),
    savedCache('/', 'a'),
    releaseCache('/x/', 'a'),
    releaseCache('/', 'b'),
    releaseCache('/', 'c'),
    releaseCache('/', 'd'),
  ]
  expect(outdatedReleases(names, '/', 'd')).toEqual([releaseCache('/', 'a')])
  expect(outdatedReleases(names, '/', 'e')).toEqual([
    releaseCache('/', 'a'),
    releaseCache('/', 'b'),
  ])
  expect(outdatedReleases(names, '/', 'd', 0)).toEqual([
    releaseCache('/', 'a'),
    releaseCache('/', 'b'),
    releaseCache('/', 'c'),
  ])
})
