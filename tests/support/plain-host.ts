import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { contentType } from '../../src/server/content-types.ts'
import { type Listening, listen } from './listen.ts'

type PlainHost = {
  root: string
  /** Shows 404.html for missing files, as GitHub Pages does and Python's server doesn't. */
  hasNotFoundPage: boolean
  /** Changes documents, as a proxy may. */
  alter?: (html: string) => string
}

/**
 * A host without rules, such as `python3 -m http.server` or GitHub Pages: a folder redirects to its address
 * with a slash, which shows its `index.html`. Everything else is a file or missing.
 */
export async function startPlainHost(options: PlainHost): Promise<Listening> {
  const { root, hasNotFoundPage, alter = (html) => html } = options
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host.test')
    const place = path.join(root, decodeURIComponent(pathname))
    const isFolder = existsSync(place) && statSync(place).isDirectory()
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end()
      return
    }
    const file = isFolder ? path.join(place, 'index.html') : place
    const isThere = existsSync(file) && !file.endsWith('/')
    const shown = isThere ? file : path.join(root, '404.html')
    if (!isThere && !hasNotFoundPage) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Error response</h1>')
      return
    }
    const body = readFileSync(shown)
    response
      .writeHead(isThere ? 200 : 404, { 'Content-Type': contentType(shown) })
      .end(shown.endsWith('.html') ? alter(body.toString()) : body)
  })
  return listen(server)
}

/** Minifies as some proxies do: removes comments, whitespace between elements, and optional quotes and end tags. */
export function minify(html: string): string {
  const [body = '', ...data] = html.split(/(?=<script type="application\/(?:ld\+)?json")/)
  return (
    body
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/>\s+</g, '><')
      .replace(/ (class|id|role)="([\w-]+)"/g, ' $1=$2')
      .replace(/<\/(li|p)>(?=\s*<\/?(?:ul|ol|li|div))/g, '') + data.join('')
  )
}
