import { demosFolder, frameFolder, hashedFolders } from '../model/published-folders.ts'
import type { Redirect } from '../model/settings.ts'

/**
 * What a server needs besides the files. The build writes it for the bundled server, and writes
 * the files for hosts from the same value.
 */
export type Serving = {
  /** With a slash at both ends. */
  basePath: string
  /** Canonical paths of all pages, without the base. */
  routes: string[]
  /** As in content/redirects.ts, without the base. */
  redirects: Redirect[]
  headers: HeaderRule[]
}

/**
 * Headers for the paths that a pattern covers. A pattern is a path below the site's base; it may
 * end in `*`. No two rules that cover one path name the same header: hosts would join the two
 * values with a comma.
 */
export type HeaderRule = {
  pattern: string
  /** Patterns of paths that the rule doesn't cover. */
  except?: string[] | undefined
  headers: Record<string, string>
}

/** Where the build writes `Serving`, below the output folder. Never served itself. */
export const servingFile = '.site/serving.json'

type FetchDirective = 'connect-src' | 'frame-src' | 'script-src'

export type HeaderOptions = {
  /** Hashes of the inline scripts of all pages, as a policy names them: `sha256-…`. */
  inlineScriptHashes: string[]
  /** The same for styles that stand in documents. */
  inlineStyleHashes?: string[]
  /** The same for the script of the frame that runs samples. */
  frameScriptHash: string
  /** Further origins, for what is configured: a hosted search engine, analytics, embedded videos. */
  sources?: { [directive in FetchDirective]?: string[] }
  /** Value of Strict-Transport-Security; null where the site may also be reached without TLS. */
  strictTransportSecurity?: string | null
}

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Must be the present one whenever a browser asks: it decides which release of the site readers get. */
const serviceWorker = '/service-worker.js'

const inFolder = (folder: string) => `/${folder}/*`

/**
 * What the applications of the tutorials may do: load their own files. Their servers run inside of them. In the frame
 * of a checkpoint an application has no origin, so its own files have to be open to all origins.
 */
const demoPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The one table of response headers; the bundled server and the files for hosts are made from it. */
export function createHeaders(options: HeaderOptions): HeaderRule[] {
  const { strictTransportSecurity = null } = options
  return [
    {
      pattern: '/*',
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        ...(strictTransportSecurity && { 'Strict-Transport-Security': strictTransportSecurity }),
      },
    },
    {
      pattern: '/*',
      except: [inFolder(frameFolder), inFolder(demosFolder)],
      headers: { 'Content-Security-Policy': contentSecurityPolicy(options) },
    },
    {
      pattern: inFolder(frameFolder),
      headers: {
        'Content-Security-Policy': `${framePolicy(options.frameScriptHash)}; sandbox allow-scripts; frame-ancestors 'self'`,
      },
    },
    {
      pattern: inFolder(demosFolder),
      headers: { 'Content-Security-Policy': demoPolicy, 'Access-Control-Allow-Origin': '*' },
    },
    { pattern: serviceWorker, headers: { 'Cache-Control': 'no-cache' } },
    ...hashedFolders.map((folder) => ({
      pattern: inFolder(folder),
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })),
  ]
}

/**
 * What samples may do in their frame: compute and draw. The frame has no origin, so that even its own files are
 * foreign to it. Samples are texts that the frame's script evaluates.
 * @param hash of that script
 */
export function framePolicy(hash: string): string {
  return [
    "default-src 'none'",
    `script-src '${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The policy of pages, for a document that states it in a `meta` element. Only a header can say what may frame it. */
export function documentPolicy(options: HeaderOptions): string {
  return contentSecurityPolicy(options).replace(/; frame-ancestors [^;]*/, '')
}

function contentSecurityPolicy(options: HeaderOptions): string {
  const { inlineScriptHashes, inlineStyleHashes = [], sources = {} } = options
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)
  const policy: [directive: string, values: string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...quoted(inlineScriptHashes), ...(sources['script-src'] ?? [])]],
    ['style-src', ["'self'", ...quoted(inlineStyleHashes)]],
    // The tutorials' applications ask for no icon by an empty data address.
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    // The frame that runs samples.
    ['frame-src', ["'self'", ...(sources['frame-src'] ?? [])]],
    ['connect-src', ["'self'", ...(sources['connect-src'] ?? [])]],
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['object-src', ["'none'"]],
  ]
  return policy.map(([directive, values]) => [directive, ...values].join(' ')).join('; ')
}

/** Headers of one path below the base; later rules are added to earlier ones. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  return Object.assign(
    {},
    ...rules
      .filter(({ pattern }) => covers(pattern, path))
      .filter(({ except }) => !except?.some((pattern) => covers(pattern, path)))
      .map(({ headers }) => headers),
  )
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
