import { expect, it } from 'vitest'
import { hashedFilesIn } from '../../offline/document-files.ts'
import { manifestPath, type OfflineManifest } from '../../offline/release.ts'
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
    isOffline: true,
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
    'assets/boot.1.js',
    'assets/not-saved.3.html',
    'assets/site-data.7.json',
    'assets/search-index.4.json',
    '_images/flow.2.png',
    '_pages/faq.6.json',
    'icon.svg',
    'pages.json',
    'faq',
  ])
})

it('counts what travels compressed, and what is stored as it is', () => {
  const { files, stored } = manifestOf()
  expect(files[0]).toEqual(['assets/boot.1.js', 4])
  expect(files.at(-1)).toEqual(['faq', 7])
  expect(stored).toBe(2 * document.length + 'boot{}{}png{}<svg/>{}'.length)
})

it('names the release by its content and its worker', () => {
  const changed = all.map(([file, text]): [string, string] =>
    file === 'faq/index.html' ? [file, `${text}!`] : [file, text],
  )
  expect(manifestOf().release).toBe(manifestOf().release)
  expect(manifestOf({ published: published(changed) }).release).not.toBe(manifestOf().release)
  expect(manifestOf({ script: 'walk()' }).release).not.toBe(manifestOf().release)
})

it('gives the worker its release, with the shell apart from search', () => {
  const text = String(filesOf().get(serviceWorkerFile))
  const [, json = ''] = /^const siteRelease=(.*);\nrun\(\)\n$/.exec(text) ?? []
  expect(JSON.parse(json)).toEqual({
    id: manifestOf().release,
    shell: ['assets/boot.1.js', 'assets/not-saved.3.html', 'assets/site-data.7.json', 'pages.json'],
    notSaved: 'assets/not-saved.3.html',
    search: ['assets/search-index.4.json'],
  })
})

it('gives the worker no release where reading offline is switched off', () => {
  const files = filesOf({ isOffline: false })
  expect([...files]).toEqual([[serviceWorkerFile, 'const siteRelease=null;\nrun()\n']])
})
