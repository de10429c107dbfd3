import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFiles } from '../../../tests/support/write-files.ts'
import { checkUnusedImages } from './unused-images.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unused-images-'))
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (file: string, text = '') => writeFiles(root, { [`content/${file}`]: text })

it('names the pictures that nothing shows, wherever they are', () => {
  for (const file of [
    'docs/faq/flow.svg',
    'docs/faq/old.svg',
    'images/app.png',
    'images/old.png',
  ]) {
    write(file)
  }
  for (const file of ['icon.svg', 'icon-192.png', 'hero.webp', 'old.jpg', 'robots.txt']) {
    write(`public/${file}`)
  }
  write('public/site.webmanifest', '{ "icons": [{ "src": "icon-192.png" }] }')
  write('home/home.tsx', 'const hero = "/hero.webp"')
  write('docs/faq.md', '![](./faq/flow.svg)')

  const assets = ['docs/faq/flow.svg', 'images/app.png'].map((file) => ({
    url: `/_images/${file}`,
    file: `content/${file}`,
  }))
  const diagnostics = checkUnusedImages({ root, contentDir: 'content' }, [{ assets }])
  expect(diagnostics.map(({ file }) => file)).toEqual([
    'content/docs/faq/old.svg',
    'content/images/old.png',
    'content/public/old.jpg',
  ])
  expect(diagnostics[0]).toMatchObject({
    severity: 'warning',
    message: 'Nothing shows this picture.',
  })
})

it('takes what browsers ask for, and what the settings name, for shown; other files are none of its business', () => {
  for (const file of ['icon.svg', 'apple-touch-icon.png', 'favicon.ico', 'card.PNG', 'OLD.JPEG']) {
    write(`public/${file}`)
  }
  write('public/deep/icon.svg')
  write('site.ts', "export const site = { card: '/card.PNG' }")
  write('home/hero.png', 'deep/icon.svg')
  write('docs/notes.md.png.txt')
  const diagnostics = checkUnusedImages({ root, contentDir: 'content' }, [])
  expect(diagnostics).toEqual(
    ['content/public/OLD.JPEG', 'content/public/deep/icon.svg'].map((file) => ({
      severity: 'warning',
      file,
      line: 1,
      message: 'Nothing shows this picture.',
      hint: 'Show it on a page (docs/authoring.md tells how), or delete it.',
    })),
  )
})

it('ends when links lead back into the folder', () => {
  write('images/old.png')
  for (const name of ['one', 'two']) symlinkSync('.', path.join(root, 'content/images', name))
  const diagnostics = checkUnusedImages({ root, contentDir: 'content' }, [])
  expect(diagnostics.map(({ file }) => file)).toEqual(['content/images/old.png'])
})
