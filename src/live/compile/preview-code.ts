import type { Preview } from '../live-page.ts'
import { type Component, componentsOf } from './components.ts'

type File = { path: string; code: string }

/** Whether a sample renders something visible by itself. */
export function rendersItself(code: string): boolean {
  const [, argument = ''] = /\bcreateRoot\(\s*([\w$.]+)/.exec(code) ?? []
  if (argument.startsWith('document.')) return argument !== 'document.createElement'
  return [...code.matchAll(/\b([\w$]+)(?:: [^=\n]+)? = document\.([\w$]+)/g)].some(
    ([, name, property]) => name === argument && property !== 'createElement',
  )
}

/**
 * The store of a small project, with the path that one of its files would import it by.
 * @param from path of that file
 */
export function storeFor(from: string, files: readonly File[]): Preview['store'] {
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
 * in a file without JSX and `createElement`, a function named like a component isn't one.
 */
export function previewOf(files: readonly File[]): Preview | undefined {
  const [first] = files
  const mayBeShown =
    first &&
    (/\.[jt]sx$/.test(first.path) ||
      /\bcreateElement\(/.test(first.code) ||
      rendersItself(first.code))
  if (!mayBeShown) return undefined
  const store = storeFor(first.path, files)
  return store ? { store } : {}
}

/**
 * The component of a file that is shown: its default export if it can be shown, otherwise the last one that has no
 * properties, otherwise the last one whose properties are all optional. If there is none, the reason and what to write.
 */
export function shownComponent(code: string): Component | { problem: string } {
  const components = componentsOf(code)
  const shown = components.filter(({ required }) => required.length === 0)
  const best =
    shown.find(({ isDefault }) => isDefault) ??
    shown.findLast(({ hasProperties }) => !hasProperties) ??
    shown.at(-1)
  if (best) return best
  const last = components.at(-1)
  if (!last) {
    return {
      problem:
        'Nothing is shown, because no component was found. A component is a function or a class at the top level of the first file, and its name begins with a capital letter: export const App = () => <p>Hello</p>',
    }
  }
  const attributes = last.required.map((name) => `${name}={…}`).join(' ')
  const name = last.name || 'the default export'
  return {
    problem: `Nothing is shown, because ${name} can’t be without ${last.required.join(', ')}. Give each a default value, or add a component that passes them: export const Example = () => <${last.name || 'Component'} ${attributes} />`,
  }
}

/** The name under which the code that shows a sample knows a default export that has none. */
const defaultName = 'LiveDefault'

/**
 * A sample with code below it that shows it, unless it renders by itself; or why it can't be shown. It renders
 * synchronously, so that something is visible when the run ends. Lines keep their numbers.
 */
export function withPreview(
  code: string,
  preview: Preview,
): { code: string } | { problem: string } {
  if (rendersItself(code)) return { code }
  const component = preview.element === undefined ? shownComponent(code) : null
  if (component && 'problem' in component) return component
  const named = component?.name === '' ? withDefaultName(code, component.from) : code
  const lines = [
    "import { createElement as liveElement, Suspense as LiveSuspense } from 'react'",
    "import { createRoot as liveRoot } from 'react-dom/client'",
    "import { flushSync as liveSync } from 'react-dom'",
  ]
  let element = preview.element ?? `liveElement(${component?.name || defaultName})`
  const store = storeOf(code, preview)
  if (store) {
    lines.push("import { Provider as LiveProvider } from 'react-redux'")
    if (store !== 'own') lines.push(`import { ${store.name} as liveStore } from '${store.from}'`)
    const value = store === 'own' ? 'store' : `liveStore${store.name === 'makeStore' ? '()' : ''}`
    element = `liveElement(LiveProvider,{store:${value}},${element})`
  }
  lines.push(
    `liveSync(() => liveRoot(document.getElementById('root')).render(liveElement(LiveSuspense,null,${element})))`,
  )
  return { code: `${named}\n;${lines.join(';')}` }
}

/** Where the store for a sample's components comes from; null if they need none or bring their own. */
export function storeOf(code: string, { store }: Preview): 'own' | Preview['store'] | null {
  if (/<Provider\b|\bcreateElement\(\s*Provider\b/.test(code)) return null
  return /^(?:export )?const store\b/m.test(code) ? 'own' : (store ?? null)
}

/** Gives a default export a name. What isn't a declaration is exported below, so that no line moves. */
function withDefaultName(code: string, from: number): string {
  const exported = code.slice(from)
  const declared = exported.replace(
    /^(export\s+default\s+(?:function|class))\b/,
    `$1 ${defaultName}`,
  )
  const before = code.slice(0, from)
  if (declared !== exported) return before + declared
  const assigned = exported.replace(/^export(\s+)default\b/, `const$1${defaultName} =`)
  return `${before}${assigned}\n;export { ${defaultName} as default }`
}

/** A project whose first file shows itself as far as it can, for the compiler. */
export type ShownProject = {
  files: readonly File[]
  preview?: Preview
  /** Why nothing is shown, though something should be. */
  unshown?: string
}

/** @param preview what to show of the first file, if anything */
export function shownProject(files: readonly File[], preview: Preview | undefined): ShownProject {
  const [first, ...others] = files
  if (!preview || !first) return { files }
  const shown = withPreview(first.code, preview)
  if ('code' in shown) return { files: [{ ...first, code: shown.code }, ...others], preview }
  const isMeant = /<\/|\/>|\bcreateElement\(/.test(first.code)
  return isMeant ? { files, unshown: shown.problem } : { files }
}
