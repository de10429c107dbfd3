import { expect, it } from 'vitest'
import { hashedFilesIn } from '../../offline/document-files.ts'
import { manifestPath, type OfflineManifest } from '../../offline/manifest.ts'
import { contentHash } from '../../system/hash.ts'
import { type OfflineInput, offlineFiles, serviceWorkerFile } from './offline-files.ts'

const document = '<script src="/x/assets/boot.1.js"></script><img src="/x/_images/flow.2.png">'
const all: [string, string][] = [
  ['faq/index.html', document],
  ['404.html', document],
  ['assets/boot.1.js', 'boot'],
  ['assets/not-saved.3.html', document],
  ['assets/site-data.7.json', '{}'],
  ['assets/search-index.4.json', '{}'],
  ['_images/flow.2.png', 'png'],
  ['_images/preview.5.png', 'for link previews'],
  ['_pages/faq.6.json', '{}'],
  ['icon.svg', '<svg/>'],
  ['faq.md', '# FAQ'],
  ['pages.json', '{}'],
  ['sitemap.xml', ''],
  ['.site/serving.json', '{}'],
]

function published(files: [string, string][]): OfflineInput['published'] {
  return new Map(
    files.map(([file, text]) => {
      const brotliSize = file === 'faq/index.html' ? 7 : null
      return [file, { hash: contentHash(text), size: text.length, brotliSize }]
    }),
  )
}

function filesOf(parts: Partial<OfflineInput> = {}) {
  return offlineFiles({
    published: published(all),
    routes: ['/faq'],
    namedBy: new Map([['faq/index.html', hashedFilesIn(document, '/x/')]]),
    search: ['assets/search-index.4.json'],
    script: 'run()',
    ...parts,
  })
}

function manifestOf(parts: Partial<OfflineInput> = {}): OfflineManifest {
  return JSON.parse(String(filesOf(parts).get(manifestPath)))
}

it('lists pages under their addresses and all that they load, and no files for machines', () => {
  const { pages, files } = manifestOf()
  expect(pages).toBe(1)
  expect(files.map(([path]) => path)).toEqual([
    'faq',
    'assets/boot.1.js',
    'assets/not-saved.3.html',
    'assets/site-data.7.json',
    'assets/search-index.4.json',
    '_images/flow.2.png',
    '_pages/faq.6.json',
    'icon.svg',
    'pages.json',
  ])
})

it('counts what travels compressed, and what is stored as it is', () => {
  const { files } = manifestOf()
  expect(files[0]).toEqual(['faq', 7, document.length, contentHash(document)])
  expect(files[1]).toEqual(['assets/boot.1.js', 4, 4, contentHash('boot')])
})

it('names the release by its content', () => {
  const changed = all.map(([file, text]): [string, string] =>
    file === 'faq/index.html' ? [file, `${text}!`] : [file, text],
  )
  expect(manifestOf().release).toBe(manifestOf().release)
  expect(manifestOf({ published: published(changed) }).release).not.toBe(manifestOf().release)
})

it('gives the worker its release, with the shell apart from search', () => {
  const text = String(filesOf().get(serviceWorkerFile))
  const [, json = ''] = /^const siteRelease=(.*);\nrun\(\)\n$/.exec(text) ?? []
  expect(JSON.parse(json)).toEqual({
    id: manifestOf().release,
    shell: {
      'assets/boot.1.js': contentHash('boot'),
      'assets/not-saved.3.html': contentHash(document),
      'assets/site-data.7.json': contentHash('{}'),
      'pages.json': contentHash('{}'),
    },
    notSaved: 'assets/not-saved.3.html',
    search: { 'assets/search-index.4.json': contentHash('{}') },
  })
})

it('fails when a page names a file that is not there', () => {
  const fewer = all.filter(([file]) => file !== '_images/flow.2.png')
  expect(() => filesOf({ published: published(fewer) })).toThrow('/faq names _images/flow.2.png')
})
