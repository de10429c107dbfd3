import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFiles } from '../../../tests/support/write-files.ts'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import {
  checkPublicImages,
  checkPublicLinks,
  checkPublicNames,
  createIsGenerated,
} from './public-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'))
  write('icons/robots.txt')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string) => writeFiles(folder, { [file]: 'text' })

const check = (publicDir = folder) => [
  ...checkPublicLinks(publicDir, 'content/public'),
  ...checkPublicNames(publicDir, 'content/public', createIsGenerated(['/', '/usage/', '/faq'])),
]

test('files of their own are fine, and so is a folder that is not there', () => {
  expect(check()).toEqual([])
  expect(check(path.join(folder, 'none'))).toEqual([])
})

test('files in the place of those that the build writes, and links, are errors, all at once', () => {
  for (const file of ['robots.txt', 'faq/index.html', 'usage/index.md.br', 'assets/a.png']) {
    write(file)
  }
  symlinkSync('/etc/passwd', path.join(folder, 'users.txt'))
  symlinkSync('.', path.join(folder, 'loop'))
  expect(formatDiagnostics(check())).toMatchInlineSnapshot(`
    "content/public/assets/a.png:1 error
      The build writes \`assets/a.png\` itself.
      Rename the file, or its folder.

    content/public/faq/index.html:1 error
      The build writes \`faq/index.html\` itself.
      Rename the file, or its folder.

    content/public/loop:1 error
      This is a symbolic link, which is not followed.
      Put the file or the folder itself in its place.

    content/public/robots.txt:1 error
      The build writes \`robots.txt\` itself.
      Rename the file, or its folder.

    content/public/usage/index.md.br:1 error
      The build writes \`usage/index.md.br\` itself.
      Rename the file, or its folder.

    content/public/users.txt:1 error
      This is a symbolic link, which is not followed.
      Put the file or the folder itself in its place.

    6 errors in 6 files
    "
  `)
})

test('files that differ from others in capitals only are errors', () => {
  for (const file of ['Robots.txt', 'FAQ/index.html', 'Assets/a.png', 'Icons/robots.txt'])
    write(file)
  expect(check().map(({ file, message }) => [file, message])).toEqual([
    ['content/public/Assets/a.png', 'The build writes `Assets/a.png` itself.'],
    ['content/public/FAQ/index.html', 'The build writes `FAQ/index.html` itself.'],
    ['content/public/Robots.txt', 'The build writes `Robots.txt` itself.'],
    [
      'content/public/icons/robots.txt',
      "The file cannot be told from `Icons/robots.txt` where capitals don't matter.",
    ],
  ])
})

test('pictures that could run something, or load it, are errors', () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
  mkdirSync(path.join(folder, 'icons'), { recursive: true })
  writeFileSync(path.join(folder, 'icons/good.svg'), svg('<path d="m0 0"/>'))
  writeFileSync(path.join(folder, 'icons/BAD.SVG'), svg('<script>alert(1)</script>'))
  expect(checkPublicImages(folder, 'content/public')).toMatchObject([
    {
      file: 'content/public/icons/BAD.SVG',
      message: 'The picture cannot be published: it holds a script.',
    },
  ])
})
