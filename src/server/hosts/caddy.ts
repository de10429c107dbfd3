import { contentTypes } from '../content-types.ts'
import { headersFor, type Serving, underBase } from '../serving.ts'
import { hostRedirects } from './redirects.ts'

/**
 * For a site block of a Caddyfile that says where the build is with `root`. Caddy compares the keys
 * of its maps letter by letter: a path in capitals gets the not-found page, whose script leads on.
 */
export function toCaddyfile(serving: Serving): string {
  const { basePath, routes, headers } = serving
  const { exact, prefixes } = hostRedirects(serving)
  const at = (path: string) => underBase(basePath, path)
  const withQuery = (address: string) => {
    const [path, fragment] = at(address).split('#')
    return `${path}{site_query}${fragment === undefined ? '' : `#${fragment}`}`
  }
  const pages = routes.map((route) => entry(at(route).replace(/\/$/, ''), at(route)))
  const moved = [...exact].map(([from, to]) => entry(at(from), withQuery(to)))
  const movedFolders = [...prefixes].map(([from, to]) =>
    entry(`~^${at(from).replaceAll('.', '\\.')}`, withQuery(to)),
  )
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `  header *${extension} Content-Type "${type}"\n`,
  )
  const others = headers
    .filter(({ pattern }) => pattern !== '/*')
    .flatMap(({ pattern, headers: own }) =>
      Object.entries(own).map(([name, value]) => `  header ${at(pattern)} ${name} "${value}"\n`),
    )
  return `# Written by \`npm run build\`. How to use it: docs/deploying.md

${map('{http.request.uri.query}', '{site_query}', [entry('', ''), entry('~^(.*)$', '?$1')])}
${map('{http.request.uri.path}', '{site_key}', [entry('~(?i)^(.*?)((/index)?\\.html)?/?$', '$1')])}
${map('{site_key}', '{site_route}', [...pages, entry('default', '')])}
${map('{site_key}', '{site_moved}', [...moved, ...movedFolders, entry('default', '')])}
route {
  header {
${headerLines({ ...headersFor(headers, '/'), 'Cache-Control': 'no-cache' }, '    ')}  }
  @hidden path ${at('/.*')} ${at('/_headers')} ${at('/_redirects')} ${at('/vercel.json')} ${at('/404.html')}
  error @hidden 404

  @respelled expression \`{site_route} != "" && {site_route} != {http.request.uri.path}\`
  redir @respelled {site_route}{site_query} 301
  @page expression \`{site_route} != ""\`
  header @page Content-Type "${contentTypes['.html']}"
  rewrite @page {site_key}/index.html
  @moved expression \`{site_route} == "" && {site_moved} != ""\`
  redir @moved {site_moved} 301

${types.join('')}${others.join('')}
  file_server {
    precompressed br gzip
  }
}
handle_errors {
  @missing expression \`{http.error.status_code} == 404\`
  header @missing Cache-Control "no-cache"
  header @missing Content-Type "${contentTypes['.html']}"
  rewrite @missing ${at('/404.html')}
  file_server @missing {
    precompressed br gzip
  }
}
`
}

function map(source: string, variable: string, entries: string[]): string {
  return `map ${source} ${variable} {\n${entries.join('')}}\n`
}

function entry(key: string, value: string): string {
  return `  ${key === 'default' ? key : `"${key.replaceAll('\\', '\\\\')}"`} "${value}"\n`
}

function headerLines(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"\n`)
    .join('')
}
