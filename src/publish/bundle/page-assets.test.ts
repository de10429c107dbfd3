import { expect, test } from 'vitest'
import { findAssets } from './page-assets.ts'

const manifest = {
  'src/site/entries/boot.ts': { file: 'assets/boot.1.js', isEntry: true },
  'src/site/entries/app.tsx': { file: 'assets/app.1.js', isEntry: true },
  'content/theme/inter.woff2': { file: 'assets/inter.1.woff2' },
  'content/theme/jetbrains-mono.woff2': { file: 'assets/jetbrains-mono.1.woff2' },
  'style.css': { file: 'assets/style.1.css' },
}

test('a page links the one stylesheet, the font of text and the two scripts, below the base path', () => {
  expect(findAssets(manifest, '/x/', ['content/theme/inter.woff2'])).toEqual({
    stylesheets: ['/x/assets/style.1.css'],
    fonts: ['/x/assets/inter.1.woff2'],
    bootScript: '/x/assets/boot.1.js',
    appScript: '/x/assets/app.1.js',
  })
})

test('a bundle without the app is an error that names what is missing', () => {
  const { 'src/site/entries/app.tsx': _, ...rest } = manifest
  expect(() => findAssets(rest, '/', [])).toThrow(
    'The bundle has no file for src/site/entries/app.tsx.',
  )
})
