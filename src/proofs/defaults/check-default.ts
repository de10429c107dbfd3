import { isDeepStrictEqual } from 'node:util'
import type { Packages } from './packages.ts'

type Named = { [name: string]: unknown }

/** How a default is proven. */
export type Proof =
  | {
      /**
       * What the package does with options. It is called without the option, with the stated value, and with another
       * value, which must make a difference.
       */
      observe(packages: Packages, options: Named): unknown
      /** A value that isn't the default. */
      other: unknown
      /** Values of what pages write as a name, such as `isPlain`. */
      names?: (packages: Packages) => Named
    }
  | {
      /** What the page has to state. */
      stated: string
      /** Where that's been read: a file of a package, and a text that has to be in it. */
      source: readonly [file: string, text: string]
    }

/**
 * Compares a stated default with what a package does, or with its source. Returns what is wrong, as a sentence; null if
 * the default is right.
 */
export async function checkDefault(
  name: string,
  stated: string,
  proof: Proof,
  packages: Packages,
): Promise<string | null> {
  if ('source' in proof) {
    const [file, text] = proof.source
    if (stated !== proof.stated) return `${file} says ${proof.stated}.`
    return packages.read(file).includes(text)
      ? null
      : `${file} no longer has \`${text}\`, where the default was read. Read it again.`
  }
  const value = parseStated(stated, proof.names?.(packages) ?? {})
  const observe = async (options: Named) => proof.observe(packages, options)
  const without = await observe({})
  if (!isDeepStrictEqual(await observe({ [name]: value }), without)) {
    return 'The package does something else when the option is left out.'
  }
  return isDeepStrictEqual(await observe({ [name]: proof.other }), without)
    ? 'Another value makes no difference, so this proves nothing.'
    : null
}

/** `60`, `'delayed'`, `[]`, `isPlain`, or `the API's setting, 60 unless set`. */
function parseStated(stated: string, names: Named): unknown {
  const text =
    /(?<!\S)(\S+) unless set$/.exec(stated)?.[1] ?? /, or (\S+)$/.exec(stated)?.[1] ?? stated
  const name = text.replace(/\(\)$/, '')
  if (name in names) return names[name]
  try {
    return JSON.parse(text.replaceAll("'", '"'))
  } catch {
    // Comments write strings without quotes.
    return text
  }
}
