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

type OpenedLink = { files: PlaygroundFile[] } | { problem: string }

/** The fragment of a project's link, without `#`. */
export async function fragmentOf(files: readonly PlaygroundFile[]): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(writeProject(files)))
  const deflated = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return `${format}.${toBase64url(new Uint8Array(await new Response(deflated).arrayBuffer()))}`
}

/**
 * Reads the fragment of a URL, whatever it is. Nothing of it runs: a link shows its code.
 * @returns null for a fragment that is no link to a project, such as the id of a heading
 */
export async function openFragment(fragment: string): Promise<OpenedLink | null> {
  const [, number, data = ''] = /^(\d{1,4})\.(.*)$/s.exec(fragment) ?? []
  if (number === undefined) return null
  if (number !== format) {
    return { problem: 'This link was made by a newer version of the playground. Reload the page.' }
  }
  if (fragment.length > maxFragmentLength) {
    return { problem: 'This link is longer than a link to the playground can be.' }
  }
  try {
    const json = await inflate(fromBase64url(data))
    const files = readProject(JSON.parse(json))
    if (files) return { files }
  } catch {
    // The reader can't tell these errors apart, so the reason doesn't matter.
  }
  return {
    problem:
      'This link doesn’t contain a project that can be read. If part of it is missing, copy the whole link again.',
  }
}

/**
 * Inflates bytes to text, and stops when a few bytes become more than a project can be.
 * @throws when the bytes aren't deflated text of that size
 */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = inflated.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
    if (text.length > maxJsonLength) {
      await reader.cancel()
      throw new RangeError('The project is too large.')
    }
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
