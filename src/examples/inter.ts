import path from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../system/project.ts'

const fontFile = path.join(projectRoot, 'src/styles/inter.woff2')

/**
 * Gives an application the site's typeface, which its styles name first. A download comes without the file
 * and shows what the reader's system has, but a picture is the same from every machine, and so is a demo.
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
