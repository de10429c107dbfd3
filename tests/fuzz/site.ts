import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createHeaders, type Serving, servingFile } from '../../src/server/serving.ts'
import { writeFiles } from '../support/write-files.ts'

/** What no answer may hold: it stands in files that the server must not read or not show. */
export const secret = 'this text must never leave the machine'

export const serving: Serving = {
  basePath: '/',
  routes: ['/', '/faq', '/usage/', '/api/api-reference', '/tutorials/index'],
  redirects: [
    { from: '/api', to: '/api/api-reference' },
    { from: '/tutorials', to: '/tutorials/index' },
    { from: '/feedback', to: '/faq#help' },
    { from: '/recipes/*', to: '/usage/*' },
    { from: '/old/*', to: '/*' },
  ],
  headers: createHeaders({ inlineScriptHashes: ['sha256-abc'], frameScriptHash: 'sha256-f' }),
}

const lines = (text: string, count: number) => `${text}\n`.repeat(count)

/** Address → content of everything that may be read. */
export const publicFiles: ReadonlyMap<string, string> = new Map([
  ['/', lines('<h1>Home</h1>', 3)],
  ['/faq', lines('<h1>Questions</h1>', 100)],
  ['/usage/', lines('<h1>Usage</h1>', 90)],
  ['/api/api-reference', lines('<h1>API</h1>', 80)],
  ['/tutorials/index', lines('<h1>Tutorials</h1>', 70)],
  ['/faq.md', lines('# Questions', 200)],
  ['/assets/app.3fa9c1.js', lines('export {}', 500)],
  ['/img/two%20words.svg', '<svg/>'],
  ['/empty.txt', ''],
])

/** Writes a small build into `root`, with a secret beside it and behind a link inside it. */
export async function writeFuzzSite(root: string): Promise<void> {
  const notFound = lines('<h1>Page Not Found</h1>', 60)
  const files = new Map<string, string>([['404.html', notFound]])
  for (const [address, content] of publicFiles) {
    const isPage = serving.routes.includes(address)
    const name = decodeURI(address).slice(1)
    files.set(isPage ? path.join(name, 'index.html') : name, content)
  }
  for (const [name, content] of files) {
    writeFiles(root, { [name]: content })
    if (content.length < 1000) continue
    writeFiles(root, {
      [`${name}.br`]: brotliCompressSync(content),
      [`${name}.gz`]: gzipSync(content),
    })
  }
  writeFiles(root, {
    [servingFile]: JSON.stringify(serving),
    _headers: secret,
    '.env': secret,
    '../secret.txt': secret,
  })
  await symlink(path.join(path.dirname(root), 'secret.txt'), path.join(root, 'link.txt'))
}
