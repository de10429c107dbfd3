import { expect, it } from 'vitest'
import { hashedFolders } from '../model/published-folders.ts'
import { hashedFilesIn, isHashed } from './document-files.ts'

it('finds the hashed files that a document names below its base, each once', () => {
  const html = `
    <link rel="stylesheet" href="/x/assets/style.1a.css"><link href="/x/assets/style.1a.css">
    <script type="module" src="/x/assets/boot.2b.js" data-app="/x/assets/app.3c.js"
      data-site-data="/x/assets/site-data.4d.json"></script>
    <img src="/x/_images/flow.5e.png" srcset="/x/_images/flow.5e.png 1x, /x/_images/flow.6f.png 2x">`
  expect(hashedFilesIn(html, '/x/')).toEqual([
    'assets/style.1a.css',
    'assets/boot.2b.js',
    'assets/app.3c.js',
    'assets/site-data.4d.json',
    '_images/flow.5e.png',
    '_images/flow.6f.png',
  ])
})

it('reads documents that a proxy has shortened', () => {
  const html = '<link rel=icon href=/icon.svg><script type=module src=/assets/boot.2b.js></script>'
  expect(hashedFilesIn(html, '/')).toEqual(['assets/boot.2b.js'])
})

it.each([
  ['<link rel="icon" href="/icon.svg">', 'has no hash'],
  ['<a href="/faq">', 'is a page'],
  ['<img src="https://elsewhere.test/assets/a.1a.png">', 'is of another site'],
  ['<img src="/y/assets/a.1a.png">', 'is of another base'],
  ['<code>src=\\"/assets/a.1a.png\\"</code>', 'is text'],
])('leaves out what %s names, because it %s', (html) => {
  expect(hashedFilesIn(html, html.includes('/y/') ? '/x/' : '/')).toEqual([])
})

it('tells files that never change under their name', () => {
  expect(['assets/app.js', '_pages/faq.1a.json', '_images/a.1a.png'].every(isHashed)).toBe(true)
  expect(['', 'faq', 'icon.svg', 'examples/a/app.js'].some(isHashed)).toBe(false)
})

it('knows the folders of hashed files, and no others', () => {
  expect(hashedFolders.map((folder) => isHashed(`${folder}/a.js`))).not.toContain(false)
  expect(['assets', 'assets.js', '_sandbox/frame.html', 'examples/a.zip'].some(isHashed)).toBe(
    false,
  )
})
