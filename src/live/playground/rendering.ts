import { previewOf, storeFor, whatToShow } from '../compile/preview.ts'
import type { PlaygroundFile } from './project.ts'

/**
 * Adds a first file to a project that renders what the playground shows below the code, unless the project renders by
 * itself or there is nothing to show.
 */
export function withRendering(files: readonly PlaygroundFile[]): readonly PlaygroundFile[] {
  const [first, ...others] = files
  const preview = previewOf(files)
  const shown = first && preview && whatToShow(first.code, preview)
  if (!shown) return files
  const component = /\w+/.exec(shown.element)?.[0] ?? ''
  const path = freePath(files)
  const file = { ...first, code: withExport(withExport(first.code, component), 'store') }
  const store = shown.store && storeFor(path, shown.store === 'own' ? [file] : [file, ...others])
  const isDefault = new RegExp(`^export default function ${component}\\b`, 'm').test(file.code)

  const lines = ["import { createRoot } from 'react-dom/client'"]
  if (store) lines.push("import { Provider } from 'react-redux'")
  const from = file.path.replace(/\.[jt]sx?$/, '')
  lines.push(`import ${isDefault ? component : `{ ${component} }`} from './${from}'`)
  if (store) lines.push(`import { ${store.name} } from '${store.from}'`)
  const value = store?.name === 'makeStore' ? 'makeStore()' : 'store'
  lines.push(
    '',
    "const root = document.getElementById('root')",
    "if (!root) throw new Error('index.html has no element with the id root.')",
    store
      ? `createRoot(root).render(\n  <Provider store={${value}}>\n    <${component} />\n  </Provider>,\n)`
      : `createRoot(root).render(<${component} />)`,
  )
  return [{ path, code: lines.join('\n') }, file, ...others]
}

function freePath(files: readonly PlaygroundFile[]): string {
  let path = 'main.tsx'
  while (files.some((file) => file.path.toLowerCase() === path)) path = `_${path}`
  return path
}

const withExport = (code: string, name: string) =>
  code.replace(new RegExp(`^(?=(?:function|const) ${name}\\b)`, 'm'), 'export ')
