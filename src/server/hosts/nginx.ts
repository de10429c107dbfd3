import { underBase } from '../../model/routes.ts'
import { contentTypes } from '../content-types.ts'
import { headersFor, type Serving } from '../serving.ts'
import { hostRedirects } from './redirects.ts'

const written = '# Written by `npm run build`. How to use it: docs/deploying.md\n'

/**
 * For nginx's `http` block: maps of pages and old addresses, whose keys are case-insensitive. `$site_location` is the
 * target of a redirect, and empty for a canonical address.
 */
export function toNginxHttp(serving: Serving): string {
  const { basePath, routes } = serving
  const { exact, prefixes } = hostRedirects(serving)
  const at = (path: string) => underBase(basePath, path)
  const withQuery = (address: string) => {
    const [path, fragment] = at(address).split('#')
    return `${path}$is_args$args${fragment === undefined ? '' : `#${fragment}`}`
  }
  const pages = routes.map((route) => entry(at(route).replace(/\/$/, ''), at(route)))
  const moved = [...exact].map(([from, to]) => entry(at(from), withQuery(to)))
  const movedFolders = [...prefixes].map(([from, to]) =>
    entry(`~*^${at(from).replaceAll('.', '\\.')}`, withQuery(to)),
  )
  return `${written}
map_hash_bucket_size 256;
map_hash_max_size 8192;

${map('$request_uri', '$site_requested', [entry('~^(?<site_raw>[^?]*)', '$site_raw')])}
${map('$uri', '$site_key', [entry('~*^(?<site_stem>.*?)((/index)?\\.html)?/?$', '$site_stem')])}
${map('$site_key', '$site_route', [entry('default', ''), ...pages])}
${map('$site_key', '$site_moved', [entry('default', ''), ...moved, ...movedFolders])}
${map('"$site_requested $site_route"', '$site_location', [
  entry('~^(\\S*) \\1$', ''),
  entry('~ $', '$site_moved'),
  entry('default', '$site_route$is_args$args'),
])}`
}

/** For nginx's `server` block: headers, types and locations. */
export function toNginxServer({ basePath, headers }: Serving): string {
  const at = (path: string) => underBase(basePath, path)
  const types = Object.entries(contentTypes).map(([extension, type]) => [
    type.split(';')[0],
    extension.slice(1),
  ])
  const texts = Object.values(contentTypes).filter((type) => type.includes('charset'))
  const revalidated = { 'Cache-Control': 'no-cache', ...headersFor(headers, '/') }
  return `${written}
absolute_redirect off;
merge_slashes off;
server_tokens off;
gzip_static on;
charset utf-8;
charset_types ${[...new Set(texts.map((type) => type.split(';')[0]))].filter((type) => type !== 'text/html').join(' ')};
default_type application/octet-stream;
types {
${types.map(([type, extension]) => `  ${type} ${extension};\n`).join('')}}

${addHeaders(revalidated, '')}
error_page 404 ${at('/404.html')};
location = ${at('/404.html')} { internal; }

location ${at('/').replace(/(?<=.)\/$/, '')} {
  if ($site_location) { return 301 $site_location; }
  try_files $site_key/index.html $uri =404;
}
${basePath === '/' ? '' : 'location / { return 404; }\n'}
# Instructions for servers, which are nobody's business.
location ~ ^${at('/')}(\\.(?!well-known/)|_headers$|_redirects$|vercel\\.json$) { return 404; }
${headers
  .filter(({ pattern }) => pattern !== '/*')
  .map(
    ({ pattern, headers: own }) => `
location ${pattern.endsWith('*') ? `^~ ${at(pattern).slice(0, -1)}` : `= ${at(pattern)}`} {
${addHeaders({ ...revalidated, ...own }, '  ')}}
`,
  )
  .join('')}`
}

function map(source: string, variable: string, entries: string[]): string {
  return `map ${source} ${variable} {\n${entries.join('')}}\n`
}

function entry(key: string, value: string): string {
  return `  "${key}" "${value}";\n`.replace('"default"', 'default')
}

function addHeaders(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;\n`)
    .join('')
}
