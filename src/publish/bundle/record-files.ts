import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { RecordFile } from '../../system/disk-cache.ts'
import { projectRoot } from '../../system/project.ts'

/**
 * Records every file that a bundle is made of: modules, imported styles, fonts and pictures. Also records the glob
 * patterns by which files are found, because a new file that matches changes the bundle.
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
        // The ids of virtual modules aren't paths.
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

/** Vite inlines these files into the style that imports them, so they never show up as modules. */
function recordImportedStyles(file: string, record: RecordFile): void {
  const css = readFileSync(file, 'utf8')
  for (const [, name = ''] of css.matchAll(/@import\s+(?:url\()?["']?(\.[^"')]+)/g)) {
    const imported = path.join(path.dirname(file), name)
    record(imported)
    recordImportedStyles(imported, record)
  }
}
