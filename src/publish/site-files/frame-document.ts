import { framePolicy } from '../../server/serving.ts'
import type { InlineScript } from '../bundle/vite-builds.ts'

/** The document of the frame that runs samples. It also contains its policy, for hosts that send no headers. */
export function frameDocument({ code, hash }: InlineScript): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${framePolicy(hash)}"><meta name="robots" content="noindex"><title>Sample</title></head><body><script>${code}</script></body></html>`
}
