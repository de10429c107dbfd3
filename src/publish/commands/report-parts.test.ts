import { expect, it } from 'vitest'
import type { Link, Sample } from '../../model/page.ts'
import {
  entriesByDate,
  externalUrls,
  formatPart,
  linksByHost,
  pagesByChange,
  phrasesInPages,
  samplesByCheck,
  samplesNotLive,
} from './report-parts.ts'

const sample = {} as Sample
const link = (href: string, route: string | null = null): Link => ({
  href,
  route,
  fragment: null,
  line: 7,
})

it('lists samples by their last check, those never checked first', () => {
  const times: { [id: string]: string } = {
    store: '2024-02-01T10:00:00Z',
    faq: '2023-01-01T10:00:00Z',
  }
  const pages = [
    { id: 'store', samples: [sample, sample] },
    { id: 'faq', samples: [sample] },
    { id: 'new', samples: [sample] },
    { id: 'text', samples: [] },
  ]
  const part = samplesByCheck(pages, ({ id }) => times[id] ?? null, ['redux 5.0.1'])
  expect(formatPart(part, 2)).toMatchInlineSnapshot(`
    "Samples by last check: 4 on 3 pages, with redux 5.0.1
      never       new
      2023-01-01  faq
      and 1 more: --all"
  `)
})

it('lists samples that readers cannot run, with the reason', () => {
  const run = (code: string, options = {}) => ({
    language: 'ts',
    code,
    line: 3,
    options: { run: true as const, ...options },
  })
  const samples = [
    run('1 + 1'),
    run("import fs from 'node:fs'"),
    { ...run('1', { nolive: 'waits' }), line: 9 },
  ]
  expect(samplesNotLive([{ id: 'a', sourcePath: 'a.md', samples }])).toEqual({
    title: "Samples that are run and aren't live: 2",
    rows: [
      { value: 'a.md:3', name: 'needs node:fs' },
      { value: 'a.md:9', name: 'waits' },
    ],
  })
})

it('lists phrases with their places, the rare ones first', () => {
  const pages = [{ sourcePath: 'tests/fixtures/phrases.md' }]
  expect(phrasesInPages('Promises', /\b(?:only|never)\b/gi, pages)).toEqual({
    title: 'Promises: 3',
    rows: [
      { value: 'tests/fixtures/phrases.md:5', name: 'never: It never fails.' },
      { value: 'tests/fixtures/phrases.md:1', name: 'Only: Only this page.' },
      { value: 'tests/fixtures/phrases.md:3', name: 'only: Prints only once.' },
    ],
  })
})

it('counts external addresses by host, each address once', () => {
  const pages = [
    {
      sourcePath: 'a.md',
      links: [link('https://a.dev/x#1'), link('/faq', '/faq'), link('mailto:a@b.c')],
    },
    {
      sourcePath: 'b.md',
      links: [link('https://a.dev/x'), link('https://a.dev/y'), link('https://b.dev/')],
    },
  ]
  expect(linksByHost(pages)).toEqual({
    title: 'External links by host: 3 addresses on 2 hosts',
    rows: [
      { name: 'a.dev', value: '2' },
      { name: 'b.dev', value: '1' },
    ],
  })
  expect([...externalUrls(pages)][0]).toEqual(['https://a.dev/x', 'a.md:7'])
})

it('lists entries by their date, the oldest first, and counts those without', () => {
  const entry = (title: string, year?: number) => ({
    title,
    url: 'https://a.dev',
    description: '',
    ...(year && { year }),
  })
  const groups = [{ name: 'Talks', entries: [entry('B', 2020), entry('A', 2016), entry('C')] }]
  expect(entriesByDate([{ file: 'videos.json', groups }])).toEqual({
    title: 'Listed projects by date: 3, 1 without one',
    rows: [
      { name: 'A (videos.json)', value: '2016' },
      { name: 'B (videos.json)', value: '2020' },
    ],
  })
})

it('lists pages by their last change, those that version control does not know first', () => {
  const part = pagesByChange([
    { id: 'b', lastUpdated: '2024-02-01T10:00:00Z' },
    { id: 'a', lastUpdated: null },
  ])
  expect(part.rows).toEqual([
    { name: 'a', value: 'never' },
    { name: 'b', value: '2024-02-01' },
  ])
})
