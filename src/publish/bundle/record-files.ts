import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { RecordFile } from '../../system/disk-cache.ts'
import { projectRoot } from '../../system/project.ts'

/**
 * Notes all files that a bundle is made of: modules, the styles that styles import, fonts and pictures; and the folders
 * of the content whose files are found by a pattern, because another file there is another bundle.
 */
export function recordFiles(contentDir: string, record: RecordFile): Plugin {
  return {
    name: 'record-files',
    enforce: 'pre',
    transform: {
      filter: { code: 'import.meta.glob' },
      handler(code) {
        for (const [, folder = ''] of code.matchAll(patternInContent)) {
          record(path.join(contentDir, folder) + path.sep)
        }
      },
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?')
        // Modules that a plugin makes up have other ids.
        if (path.isAbsolute(file)) record(file)
        if (file.endsWith('.css')) recordImportedStyles(file, record)
      }
    },
    generateBundle(_, output) {
      for (const file of Object.values(output)) {
        if (file.type !== 'asset') continue
        for (const name of file.originalFileNames) record(path.resolve(projectRoot, name))
      }
    },
  }
}

/** Of a file below a folder of the content. */
const patternInContent = /'#content\/([\w-]+)\/[^']*'/g

/** Vite puts these into the style that imports them, so they are no modules. */
function recordImportedStyles(file: string, record: RecordFile): void {
  const css = readFileSync(file, 'utf8')
  for (const [, name = ''] of css.matchAll(/@import\s+(?:url\()?["']?(\.[^"')]+)/g)) {
    const imported = path.join(path.dirname(file), name)
    record(imported)
    recordImportedStyles(imported, record)
  }
}
