import { frameHeaders, frameSandbox } from '../model/frame-headers.ts'
import { demosFolder, frameFolder, hashedFolders } from '../model/published-folders.ts'
import type { Redirect } from '../model/settings.ts'

/**
 * What a server needs besides the files. The build writes it for the bundled server, and makes the files for hosts from
 * the same value.
 */
export type Serving = {
  /** With a slash at both ends. */
  basePath: string
  /** Canonical paths of all pages, without the base. */
  routes: string[]
  /** From content/redirects.ts, without the base. */
  redirects: Redirect[]
  headers: HeaderRule[]
}

/**
 * Headers for the paths that match a pattern: a path below the site's base, which may end in `*`. Two rules that match
 * the same path never have the same header, because hosts would join the values with a comma.
 */
export type HeaderRule = {
  pattern: string
  /** Patterns of paths that are excluded. */
  except?: string[] | undefined
  headers: Record<string, string>
}

/** Path of the written `Serving`, below the output folder. It's never served itself. */
export const servingFile = '.site/serving.json'

type FetchDirective = 'connect-src' | 'frame-src' | 'script-src'

export type HeaderOptions = {
  /** Hashes of the inline scripts of all pages, in the form for policies: `sha256-…`. */
  inlineScriptHashes: string[]
  /** Hashes of the inline styles in documents. */
  inlineStyleHashes?: string[]
  /** Hash of the script in the frame that runs samples. */
  frameScriptHash: string
  /** Additional origins, for a hosted search engine, analytics or embedded videos. */
  sources?: { [directive in FetchDirective]?: string[] }
  /** Value of Strict-Transport-Security; null if the site may also be used without TLS. */
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

/** Must always be revalidated, because it decides which release of the site readers get. */
const serviceWorker = '/service-worker.js'

const inFolder = (folder: string) => `/${folder}/*`

/**
 * The policy of the tutorials' applications, which may only load their own files; their mock servers run inside them.
 * In the frame of a checkpoint an application has no origin, so all origins have to be allowed to load its files.
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

/** The table of all response headers. The bundled server and the files for hosts are made from it. */
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
        'Content-Security-Policy': `${framePolicy(options.frameScriptHash)}; ${frameSandbox}`,
        ...frameHeaders,
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
 * The policy of the samples' frame: samples can only compute and draw. The frame has no origin, so `'self'` wouldn't
 * match anything. Samples are texts that the frame's script evaluates.
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
    // Markup goes through the one policy that the frame's script creates.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/**
 * The policy of pages for a `meta` element in a document. It leaves out who may frame the page, which only a header can
 * say.
 */
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
    // The tutorials' applications avoid a request for an icon with an empty data URL.
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    // The site itself is for the frame that runs samples.
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

/** The headers of one path below the base. All matching rules are combined. */
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
