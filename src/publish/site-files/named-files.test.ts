import { expect, it } from 'vitest'
import { createNamedFiles } from './named-files.ts'

it('knows of each document which published files it names', () => {
  const named = createNamedFiles('/x/')
  named.note('a/index.html', '<script src="/x/assets/app.3c.js"></script>')
  named.note('b/index.html', '<script src="/x/assets/app.3c.js"></script><img src="/y/b.png">')
  named.note('c/index.html', '<p>Text</p>')

  expect([...named.byDocument]).toEqual([
    ['a/index.html', ['assets/app.3c.js']],
    ['b/index.html', ['assets/app.3c.js']],
    ['c/index.html', []],
  ])
})
