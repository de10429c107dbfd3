import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { RecordFile } from '../../system/disk-cache.ts'
import { projectRoot } from '../../system/project.ts'

/**
 * Notes all files that a bundle is made of: modules, the styles that styles import, fonts and pictures; and the patterns
 * by which files are found, because another file that fits is another bundle.
 */
export function recordFiles(contentDir: string, record: RecordFile): Plugin {
  return {
    name: 'record-files',
    enforce: 'pre',
    transform: {
      filter: { code: 'import.meta.glob' },
      handler(code, id) {
        for (const [, pattern = ''] of code.matchAll(/import\.meta\.glob[^']*'([^']+)'/g)) {
          const isContent = pattern.startsWith('#content/')
          const [folder, below] = isContent
            ? [contentDir, pattern.slice('#content/'.length)]
            : [path.dirname(id), pattern]
          record(path.join(folder, below))
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

/** Vite puts these into the style that imports them, so they are no modules. */
function recordImportedStyles(file: string, record: RecordFile): void {
  const css = readFileSync(file, 'utf8')
  for (const [, name = ''] of css.matchAll(/@import\s+(?:url\()?["']?(\.[^"')]+)/g)) {
    const imported = path.join(path.dirname(file), name)
    record(imported)
    recordImportedStyles(imported, record)
  }
}
