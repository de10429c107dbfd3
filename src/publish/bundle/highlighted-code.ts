import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { highlight } from '../../compiler/code/highlight.ts'

const query = '?highlighted'

/**
 * Lets components show the code of a file: `import { lines } from './store.ts?highlighted'` gives its lines as text
 * and as HTML, colored like samples of pages. Code that is shown this way is checked like any other module.
 */
export const highlightedCode: Plugin = {
  name: 'highlighted-code',
  enforce: 'pre',
  load: {
    filter: { id: /\?highlighted$/ },
    async handler(id) {
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      const language = path.extname(file).slice(1)
      const code = (await readFile(file, 'utf8')).trimEnd()
      const lines = highlight({ code, marks: new Map(), sourceIndexes: [] }, language, null)
      return { code: `export const lines = ${JSON.stringify(lines)}`, moduleType: 'js' }
    },
  },
}
