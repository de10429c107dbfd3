import path from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../system/project.ts'

const fontFile = path.join(projectRoot, 'content/theme/inter.woff2')

/**
 * Adds the site's font, which comes first in the application's styles, so that pictures and demos look the same on
 * every machine. Archives don't contain it, so there the application uses a font of the reader's system.
 */
export function withInter(): Plugin {
  return {
    name: 'with-inter',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]src[\\/]index\.css(?:\?|$)/.test(id)) return
      const url = path.relative(path.dirname(id), fontFile).replaceAll('\\', '/')
      return `@font-face { font-family: Inter; src: url("${url}"); font-weight: 400 650; }\n${code}`
    },
  }
}
