import {
  previewOf,
  rendersItself,
  shownComponent,
  storeFor,
  storeOf,
} from '../compile/preview-code.ts'
import type { PlaygroundFile } from './project.ts'

/**
 * Adds a first file to a project that renders what the playground shows below the code, unless the project renders by
 * itself or there is nothing to show.
 */
export function withRendering(files: readonly PlaygroundFile[]): readonly PlaygroundFile[] {
  const [first, ...others] = files
  const preview = previewOf(files)
  if (!first || !preview || rendersItself(first.code)) return files
  const component = shownComponent(first.code)
  if ('problem' in component) return files
  const { isDefault } = component
  const name = component.name || 'App'
  const path = freePath(files)
  const exported = isDefault ? first.code : withExport(first.code, name)
  const from = storeOf(first.code, preview)
  const file = { ...first, code: from === 'own' ? withExport(exported, 'store') : exported }
  const store = from && storeFor(path, from === 'own' ? [file] : [file, ...others])

  const lines = ["import { createRoot } from 'react-dom/client'"]
  if (store) lines.push("import { Provider } from 'react-redux'")
  const source = `./${file.path.replace(/\.[jt]sx?$/, '')}`
  lines.push(`import ${isDefault ? name : `{ ${name} }`} from '${source}'`)
  if (store) lines.push(`import { ${store.name} } from '${store.from}'`)
  const value = store?.name === 'makeStore' ? 'makeStore()' : 'store'
  lines.push(
    '',
    "const root = document.getElementById('root')",
    "if (!root) throw new Error('index.html has no element with the id root.')",
    store
      ? `createRoot(root).render(\n  <Provider store={${value}}>\n    <${name} />\n  </Provider>,\n)`
      : `createRoot(root).render(<${name} />)`,
  )
  return [{ path, code: lines.join('\n') }, file, ...others]
}

function freePath(files: readonly PlaygroundFile[]): string {
  let path = 'main.tsx'
  while (files.some((file) => file.path.toLowerCase() === path)) path = `_${path}`
  return path
}

/** Exports what a file declares, unless it does so in a list of names. */
function withExport(code: string, name: string): string {
  const lists = code.matchAll(/^export \{([^{}]*)\}/gm)
  if ([...lists].some(([, names = '']) => names.split(/[\s,]+/).includes(name))) return code
  return code.replace(
    new RegExp(`^(?=(?:function|class|const|let|var) ${name}\\b)`, 'm'),
    'export ',
  )
}
