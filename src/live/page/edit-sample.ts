import { adoptStyles } from '../../dom/adopt-styles.ts'
import { createButton, createElement } from '../../dom/elements.ts'
import { iconHtml } from '../../dom/icon.ts'
import { filesOf, type Preview } from '../live-page.ts'
import type { Controls } from './controls.ts'
import styles from './edit.css?inline'
import { createEditor, type EditorFile } from './editor.ts'
import { shownTexts } from './line-places.ts'
import { pauseMs } from './pause.ts'
import { afterNextFrame, rerun, sessionOf } from './run-sample.ts'
import { sampleOf, sourcesOf } from './sample-files.ts'
import type { Follower, Session } from './session.ts'
import { storageNameOf, storedFiles, storeFiles } from './stored-edits.ts'

export { createEditor } from './editor.ts'

/** The name of the tab with the lines that the page leaves out. */
const setUpName = 'Set-up'

/**
 * The Edit button was pressed: the sample becomes an editor in its place. Pressed again, it becomes what it was.
 * @param initial its files, where they aren't those of a page with live samples
 */
export async function edit(controls: Controls, initial?: EditStart): Promise<void> {
  const session = sessionOf(controls)
  if (session.editing) return session.editing.reset()
  adoptStyles(styles)
  const start = initial ?? (await startOf(controls.block))
  if (controls.signal.aborted || session.editing) return
  openEditor(controls, session, start)
}

/** The files of a sample as the page has them. */
export async function startOf(block: HTMLElement): Promise<EditStart> {
  const [{ page, sample }, { setUps, files }] = await Promise.all([
    sampleOf(block),
    sourcesOf(block),
  ])
  const [entry = 0, ...imported] = filesOf(page, sample)
  const importedFiles = imported.map((index) => ({
    path: page.modules[index]?.path ?? '',
    code: files[index] ?? '',
  }))
  const setUp = setUps[page.samples.indexOf(sample)] ?? ''
  const own = { path: page.modules[entry]?.path ?? '', code: shownCode(block) }
  return { own, importedFiles, setUp, preview: sample.preview }
}

/** The build bundles it by itself. */
export function loadCompiler(): Promise<typeof import('./edited-project.ts')> {
  return import(/* @vite-ignore */ import.meta.env.BASE_URL + import.meta.env.LIVE_COMPILER)
}

/** The code as the page shows it, in the language that the reader has chosen, without lines marked as removed. */
function shownCode(block: HTMLElement): string {
  const code = block.querySelector('.code > code')
  if (!code) return ''
  return [...shownTexts(code)]
    .filter((text) => !text.parentElement?.closest('.removed'))
    .map(({ data }) => data)
    .join('')
    .replace(/\n$/, '')
}

type EditStart = {
  own: EditorFile
  importedFiles: EditorFile[]
  setUp: string
  preview: Preview | undefined
  /** What runs with the sample and isn't shown: code below it, and files that it imports. */
  hiddenParts?(code: string): { below: string; files: EditorFile[] }
  follower?: Follower
}

function openEditor(
  controls: Controls,
  session: Session,
  { own, importedFiles, setUp, preview, hiddenParts, follower }: EditStart,
): void {
  const { block, bar, edit: editButton, signal } = controls
  const name = storageNameOf(block)
  const originals = new Map([own, ...importedFiles].map(({ path, code }) => [path, code]))
  const original = [...originals.values()].join('\n')
  const stored = storedFiles(name, original)
  const files: EditorFile[] = [own, ...importedFiles].map(({ path, code }) => ({
    path,
    code: stored.get(path) ?? code,
  }))
  if (setUp !== '') files.push({ path: setUpName, code: setUp, isReadOnly: true })

  const box = createElement('div', 'live-edit')
  const tabs = createElement('div', 'live-tabs')
  const host = createElement('div', 'live-editor')
  const pre = block.querySelector<HTMLElement>('.code')
  /** The sample's own lines follow those of its set-up. */
  const above = setUp === '' ? 0 : setUp.split('\n').length
  let pause = 0

  const editor = createEditor(host, files, () => {
    clearTimeout(pause)
    pause = window.setTimeout(() => {
      store()
      rerun(controls)
    }, pauseMs)
  })
  const buttons = files.map(({ path }) => {
    // A sample without a title has no name that means anything to readers.
    const tab = createButton(
      'code-block-button',
      /^sample-\d+\.\w+$/.test(path) ? 'Sample' : path,
      () => open(path),
    )
    tab.setAttribute('aria-pressed', String(path === own.path))
    return tab
  })
  function open(path: string) {
    editor.open(path)
    for (const [index, tab] of buttons.entries()) {
      tab.setAttribute('aria-pressed', String(files[index]?.path === path))
    }
    editor.focus()
  }
  function store() {
    const changed = [...originals].flatMap(([path, code]): [string, string][] => {
      const now = editor.code(path)
      return now === code ? [] : [[path, now]]
    })
    storeFiles(name, original, new Map(changed))
  }
  function close() {
    clearTimeout(pause)
    editor.end()
    box.remove()
    session.editing = null
  }

  tabs.append(...buttons)
  box.append(...(files.length > 1 ? [tabs] : []), host)
  box.append(
    createElement('p', 'live-note', 'Your version stays in this browser until you reset it.'),
  )
  if (pre) pre.hidden = true
  bar.before(box)
  const label = [...editButton.childNodes]
  editButton.innerHTML = `${iconHtml('M4.5 9.75h9.75a4.875 4.875 0 0 1 0 9.75H9.75M8.25 6 4.5 9.75l3.75 3.75')}Reset`
  session.view.clear()
  session.editing = {
    async compile() {
      const shown = editor.code(own.path)
      const { below = '', files = [] } = hiddenParts?.(shown) ?? {}
      const code = (setUp === '' ? '' : `${setUp}\n`) + shown + below
      const edited = importedFiles.map(({ path }) => ({ path, code: editor.code(path) }))
      const project = [{ path: own.path, code }, ...edited, ...files]
      // The editor opens without it. What is typed until it's there belongs to the next run.
      const { compileProject } = await loadCompiler()
      const { modules, sample } = compileProject(project, preview)
      return { modules, sample: { ...sample, lines: [] } }
    },
    code: editor.code,
    show(results) {
      const shown = [...results].map(([line, result]) => [line - above, result] as const)
      editor.showResults(own.path, new Map(shown))
    },
    lineOf: (line) => line - above,
    reset() {
      close()
      storeFiles(name, original, new Map())
      if (pre) pre.hidden = false
      editButton.replaceChildren(...label)
      editButton.focus()
      session.view.clear()
      controls.status.textContent = ''
      follower?.end()
    },
    follower,
  }
  signal.addEventListener('abort', () => {
    if (pause) store()
    close()
    if (pre) pre.hidden = false
  })
  editor.focus()
  // Compiling takes longer than to show the editor.
  afterNextFrame(() => {
    // Code that has changed by now has its own run.
    if (session.editing && pause === 0) rerun(controls)
  })
}
