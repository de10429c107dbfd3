import { underBase } from '../../model/routes.ts'
import { contentTypes } from '../content-types.ts'
import { headersFor, type Serving } from '../serving.ts'
import { hostRedirects } from './redirects.ts'

/**
 * For a site block in a Caddyfile, which has to set `root` to the build's folder. Keys of Caddy's maps are
 * case-sensitive, so a path in capitals gets the not-found page, whose script finds the page.
 */
export function toCaddyfile(serving: Serving): string {
  const { basePath, routes, headers } = serving
  const { exact, prefixes } = hostRedirects(serving)
  const at = (path: string) => underBase(basePath, path)
  const parts = (address: string) => {
    const [path, fragment] = at(address).split('#')
    return [path ?? '', fragment === undefined ? '' : `#${fragment}`]
  }
  const pages = routes.map((route) => entry(at(route).replace(/\/$/, ''), at(route)))
  const moved = [
    ...[...exact].map(([from, to]) => entry(at(from), ...parts(to))),
    ...[...prefixes].map(([from, to]) => entry(`~^${literally(at(from))}`, ...parts(to))),
  ]
  const types = Object.entries(contentTypes).map(([extension, type]) =>
    entry(`~${literally(extension)}$`, type),
  )
  const patternHeaders = headers
    .filter(({ pattern }) => pattern !== '/*')
    .flatMap(({ pattern, headers: own }) =>
      Object.entries(own).map(([name, value]) => `  header ${at(pattern)} ${name} "${value}"\n`),
    )
  return `# Written by \`npm run build\`. How to use it: docs/deploying.md

${map('{http.request.uri.query}', '{site_query}', [entry('', ''), entry('~^(.*)$', '?$1')])}
${map('{http.request.uri.path}', '{site_key}', [entry('~(?i)^(.*?)((/index)?\\.html)?/?$', '$1')])}
${map('{http.request.uri.path}', '{site_type}', [...types, entry('default', 'application/octet-stream')])}
${map('{site_key}', '{site_route}', [...pages, entry('default', '')])}
${map('{site_key}', '{site_moved} {site_fragment}', [...moved, entry('default', '', '')])}
route {
  header {
${headerLines({ ...headersFor(headers, '/'), 'Cache-Control': 'no-cache' })}    Content-Type {site_type}
  }
${patternHeaders.join('')}
  @write not method GET HEAD
  header @write Allow "GET, HEAD"
  error @write 405
  @hidden path ${['/.*', '/_headers', '/_redirects', '/vercel.json', '/404.html'].map(at).join(' ')}
  error @hidden 404
  @malformed path_regexp \\x00
  error @malformed 404

  @respelled expression \`{site_route} != "" && {site_route} != {http.request.uri.path}\`
  redir @respelled {site_route}{site_query} 301
  @moved expression \`{site_route} == "" && {site_moved} != ""\`
  redir @moved {site_moved}{site_query}{site_fragment} 301
  @page expression \`{site_route} != ""\`
  header @page Content-Type "${contentTypes['.html']}"
  rewrite @page {site_key}/index.html
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

function map(source: string, variables: string, entries: string[]): string {
  return `map ${source} ${variables} {\n${entries.join('')}}\n`
}

function entry(key: string, ...values: string[]): string {
  const quoted = values.map((value) => `"${value}"`).join(' ')
  return `  ${key === 'default' ? key : `"${key}"`} ${quoted}\n`
}

const literally = (text: string) => text.replaceAll('.', '\\.')

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `    ${name} "${value}"\n`)
    .join('')
}
