import type { Preview } from '../live-page.ts'

/** Whether a sample renders something visible by itself. */
export const rendersItself = (code: string): boolean =>
  /\bcreateRoot\(\s*document\.(?!createElement)/.test(code)

/**
 * The store of a small project, with the path that one of its files would import it by.
 * @param from path of that file
 */
export function storeFor(
  from: string,
  files: readonly { path: string; code: string }[],
): Preview['store'] {
  for (const name of ['store', 'makeStore'] as const) {
    const file = files.find(
      ({ path, code }) =>
        path !== from && new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(code),
    )
    if (!file) continue
    const up = '../'.repeat(from.split('/').length - 1) || './'
    return { from: up + file.path.replace(/\.[jt]sx?$/, ''), name }
  }
  return undefined
}

/**
 * How to show the first file of a project, with a store that may be in another file. Undefined when it can't be shown:
 * only `.tsx` and `.jsx` files have JSX, so in other files a function named like a component isn't one.
 */
export function previewOf(files: readonly { path: string; code: string }[]): Preview | undefined {
  const [first] = files
  if (!first || !(first.path.endsWith('x') || rendersItself(first.code))) return undefined
  const store = storeFor(first.path, files)
  return store ? { store } : {}
}

/** What to show of a sample that doesn't render by itself, and the store for its components. */
type Shown = { element: string; store: 'own' | NonNullable<Preview['store']> | null }

/** What to show of a sample; null if it renders by itself or has nothing to show. */
export function whatToShow(code: string, { element, store }: Preview): Shown | null {
  if (rendersItself(code)) return null
  const component = lastComponent(code)
  const shown = element ?? (component === null ? null : `<${component} />`)
  if (shown === null) return null
  if (code.includes('<Provider')) return { element: shown, store: null }
  const hasOwn = /^(?:export )?const store\b/m.test(code)
  return { element: shown, store: hasOwn ? 'own' : (store ?? null) }
}

/**
 * The code to add below a sample to show it; empty if it renders by itself, null if it has nothing to show. It renders
 * synchronously, so that something is visible when the run ends.
 */
export function previewCode(code: string, preview: Preview): string | null {
  if (rendersItself(code)) return ''
  const shown = whatToShow(code, preview)
  if (!shown) return null
  const { element, store } = shown
  const lines = [
    "import { createRoot as liveRoot } from 'react-dom/client'",
    "import { flushSync as liveSync } from 'react-dom'",
  ]
  let root = element
  if (store) {
    lines.push("import { Provider as LiveProvider } from 'react-redux'")
    if (store !== 'own') lines.push(`import { ${store.name} as liveStore } from '${store.from}'`)
    const value = store === 'own' ? 'store' : `liveStore${store.name === 'makeStore' ? '()' : ''}`
    root = `<LiveProvider store={${value}}>${element}</LiveProvider>`
  }
  lines.push(`liveSync(() => liveRoot(document.getElementById('root')).render(${root}))`)
  return `\n;${lines.join(';')}`
}

/** `function Board() {`, `export const Board = () =>` */
function lastComponent(code: string): string | null {
  const components = code.matchAll(
    /^(?:export (?:default )?)?(?:function ([A-Z]\w*)\(\)|const ([A-Z]\w*)(?:: [^=]+)? = \(\)(?:: \w+)? =>)/gm,
  )
  const last = [...components].at(-1)
  return last?.[1] ?? last?.[2] ?? null
}
