import type { Asset } from '../../model/page.ts'
import type { Fence } from './fence.ts'

/**
 * Where readers find the whole of a shown file; null when the code is in the page itself. The address ends in `.txt`,
 * because servers take a `.ts` for video.
 *
 *     `examples/tally/part-1/src/main.tsx#start` → `/examples/tally/part-1/src/main.tsx.txt`
 */
export function wholeFile({ sample }: Fence): Asset | null {
  const { file: location, title } = sample.options
  if (typeof location !== 'string' || title === undefined) return null
  const [file = ''] = location.split('#')
  return { url: `/${file}.txt`, file }
}

/** The whole files of a page's samples, each once. */
export function wholeFiles(fences: Iterable<Fence>): Asset[] {
  const files = new Map<string, Asset>()
  for (const fence of fences) {
    const file = wholeFile(fence)
    if (file) files.set(file.url, file)
  }
  return [...files.values()]
}
