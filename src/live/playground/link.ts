import { safeDecode } from '../../model/safe-decode.ts'
import { maxProjectLength, type PlaygroundFile, readProject, writeProject } from './project.ts'

/*
 * A link to the playground holds its whole project in the fragment, which browsers send to no server: a format number,
 * a dot, and base64url of the deflated JSON of the files. Formats are only ever added, so that old links stay readable.
 */

const format = '1'
/** Browsers and chats accept links of this length. */
const maxFragmentLength = 100_000
/** Larger than a project, because of JSON. */
const maxJsonLength = maxProjectLength * 4

/** A link's project, with the fragment that this browser would make for it, or what is wrong with the link. */
type OpenedLink = { files: PlaygroundFile[]; fragment: string } | { problem: string }

/** The fragment of a project's link, without `#`. */
export async function fragmentOf(files: readonly PlaygroundFile[]): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(writeProject(files)))
  const deflated = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `${format}.${toBase64url(new Uint8Array(await new Response(deflated).arrayBuffer()))}`
}

/**
 * Reads the fragment of a URL, whatever it is. What chats and mail programs add to links or encode in them is taken
 * off. Nothing of it runs: a link shows its code.
 * @returns null for a fragment that is no link to a project, such as the id of a heading
 */
export async function openFragment(fragment: string): Promise<OpenedLink | null> {
  if (fragment.length > 3 * maxFragmentLength) return { problem: tooLong }
  const text = plainText(fragment)
  const [, number, rest = ''] = /^\s*#?(\d{1,4})\s*\.(.*)/s.exec(text) ?? []
  if (number === undefined) return openWithoutNumber(text)
  if (number !== format) {
    return { problem: 'This link was made by a newer version of the playground. Reload the page.' }
  }
  const [whole = '', ...others] = possibleData(rest)
  if (whole === '')
    return { problem: `This link ends after “${format}.”, so its project is missing. ${copyAgain}` }
  if (whole.length > maxFragmentLength) return { problem: tooLong }
  const opened = await openData(whole)
  if ('files' in opened) return opened
  for (const data of others) {
    const other = await openData(data)
    if ('files' in other) return other
  }
  return opened
}

const copyAgain = 'Copy the whole link again.'
const tooLong = 'This link is longer than a link to the playground can be.'

/** Data of a link whose beginning is lost is still a project, or else the fragment is something else. */
async function openWithoutNumber(text: string): Promise<OpenedLink | null> {
  const [data] = /^[\w-]+/.exec(text.replace(/^\./, '')) ?? []
  const opened = data && data.length > minDataLength ? await openData(data) : null
  return opened && 'files' in opened ? opened : null
}

/** The data of the smallest project is longer. */
const minDataLength = 12

/** Text without percent encodings and entities, which may be encoded again by each program on the way. */
function plainText(fragment: string): string {
  let text = fragment
  for (let times = 0; times < 4; times++) {
    const before = text
    text = safeDecode(text).replace(
      /&(?:#(\d{1,6})|#x([\da-f]{1,6})|(period|lowbar|hyphen|dash));?/gi,
      (_, decimal, hex, name: string = '') =>
        entities[name.toLowerCase()] ?? String.fromCharCode(Number(decimal ?? `0x${hex}`)),
    )
    if (text === before) break
  }
  // Characters that nobody sees, such as one that allows a line break
  return text.replace(/\p{Cf}+|\p{Variation_Selector}+/gu, '')
}

const entities: { [name: string]: string } = { period: '.', lowbar: '_', hyphen: '-', dash: '-' }

/** What may be the data of a link, most likely first: text may follow it, and spaces may be in it. */
function possibleData(text: string): string[] {
  const dashes = text.replace(/[\u2010-\u2012\u2212]/g, '-').replace(/[\u2013-\u2015]/g, '--')
  // A mail program may mark a line that it has broken.
  const whole = beginning(dashes.replace(/=?\s+/g, ''))
  const first = beginning(dashes)
  // Marks of emphasis, as in `_link_`, could be part of the data.
  return [
    ...new Set([
      whole,
      first,
      ...[whole, first].map((data) => data.replace(/(?<![-_])[-_]+$/, '')),
    ]),
  ]
}

const beginning = (text: string) => /^[\w-]*/.exec(text)?.[0] ?? ''

async function openData(data: string): Promise<OpenedLink> {
  const { json, isCut } = await inflate(data)
  if (isCut) return { problem: `This link is cut off: its end is missing. ${copyAgain}` }
  if (json === null) {
    return {
      problem: `This link was changed on its way, so its project can’t be read. ${copyAgain}`,
    }
  }
  try {
    const files = readProject(JSON.parse(json))
    if (files) return { files, fragment: await fragmentOf(files) }
  } catch {
    // It's no JSON, or no project.
  }
  return { problem: 'This link contains something other than a project of the playground.' }
}

/**
 * Inflates bytes to text, and stops when a few bytes become more than a project can be.
 * @returns null for what isn't deflated text of that size, and whether it's only the beginning of such text
 */
async function inflate(data: string): Promise<{ json: string | null; isCut: boolean }> {
  const inflation = new DecompressionStream('deflate-raw')
  const writer = inflation.writable.getWriter()
  let isRead = false
  const written = (async () => {
    // No data has that length, and no byte is lost.
    await writer.write(fromBase64url(data.length % 4 === 1 ? data.slice(0, -1) : data))
    isRead = true
    await writer.close()
  })()
  // Told by the reader, too.
  written.catch(() => {})
  const reader = inflation.readable
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader()
  let json = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { json, isCut: false }
      json += value
      if (json.length > maxJsonLength) {
        await reader.cancel()
        return { json: null, isCut: false }
      }
    }
  } catch {
    return { json: null, isCut: isRead && '[["'.startsWith(json.slice(0, 3)) }
  }
}

function toBase64url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
