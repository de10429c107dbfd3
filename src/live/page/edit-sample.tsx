import { useLayoutEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import { Icon } from '../../browser/dom/icon.tsx'
import type { LiveSources } from '../live-page.ts'
import { livePathEnd, liveSourcesStart } from '../live-paths.ts'
import styles from './edit.css?inline'
import type { EditStart } from './edit-start.ts'
import { createEditor, type Editor, type EditorFile } from './editor.ts'
import { fetchJson } from './fetch-once.ts'
import { filesOf } from './files-of.ts'
import { shownTexts } from './line-places.ts'
import { pauseMs } from './pause.ts'
import { afterNextFrame, rerun, sessionOf } from './run-sample.ts'
import { sampleOf } from './sample-files.ts'
import type { SampleHost, SampleProps } from './sample-host.ts'
import type { Editing } from './session.ts'
import { storageNameOf, storedFiles, storeFiles } from './stored-edits.ts'
import { isUnfinished } from './unfinished-run.ts'

export { createEditor } from './editor.ts'

/** The name of the tab with the lines that the page doesn't show. */
const setUpName = 'Set-up'

/**
 * Handles the Edit button: puts an editor in place of the sample, or the sample back.
 * @param initial the sample's files, if they aren't those of a page with live samples
 */
export async function edit(host: SampleHost, initial?: EditStart): Promise<void> {
  const session = sessionOf(host)
  if (session.editing) return session.editing.reset()
  const editing = initial ?? (await startOf(host.block))
  const editLabel = (
    <>
      <Icon path="M4.5 9.75h9.75a4.875 4.875 0 0 1 0 9.75H9.75M8.25 6 4.5 9.75l3.75 3.75" />
      Reset
    </>
  )
  host.show({ editing, editLabel, Editor: SampleEditor, result: undefined })
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

/** The sources of the page's samples. */
async function sourcesOf(block: HTMLElement): Promise<LiveSources> {
  const [hash = ''] = (block.dataset.live ?? '').split('.')
  return fetchJson(liveSourcesStart + hash + livePathEnd)
}

/** The compiler, which is a bundle of its own, and what adds a preview to a project. */
export function loadCompiler() {
  const url = import.meta.env.BASE_URL + import.meta.env.LIVE_COMPILER
  return Promise.all([
    import(/* @vite-ignore */ url) as Promise<typeof import('./edited-project.ts')>,
    import('../compile/preview-code.ts'),
  ])
}

/** What makes an archive of a project. It's loaded from here, because it reads code as the editor does. */
export const loadDownload = () => import('../playground/download.ts')

/** The code as the page shows it, in the chosen language, without lines marked as removed. */
function shownCode(block: HTMLElement): string {
  const code = block.querySelector('.code > code')
  if (!code) return ''
  return [...shownTexts(code)]
    .filter((text) => !text.parentElement?.closest('.removed'))
    .map(({ data }) => data)
    .join('')
    .replace(/\n$/, '')
}

/** The editor in place of a sample's code, which is hidden meanwhile. */
function SampleEditor({ host, view }: SampleProps) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(null)
  // If Edit is pressed again while it loads, nothing happens.
  const [start] = useState(view.editing)
  const [files] = useState(() => (start ? filesToEdit(host, start) : []))
  const [shown, setShown] = useState(files[0]?.path ?? '')

  useLayoutEffect(() => adoptStyles(styles), [])
  useLayoutEffect(() => {
    if (!place.current || !start) return
    const code = host.block.querySelector<HTMLElement>('.code')
    if (code) code.hidden = true
    const opened = openEditor(host, start, files, place.current)
    editor.current = opened.editor
    return () => {
      opened.end()
      if (code) code.hidden = false
    }
  }, [host, start, files])

  return (
    <div className="live-edit">
      {files.length > 1 && (
        <div className="live-tabs">
          {files.map(({ path }) => (
            <button
              key={path}
              type="button"
              className="code-block-button"
              aria-pressed={path === shown}
              onClick={() => {
                setShown(path)
                editor.current?.open(path)
                editor.current?.focus()
              }}
            >
              {/* Readers don't know the name of a sample without a title. */}
              {/^sample-\d+\.\w+$/.test(path) ? 'Sample' : path}
            </button>
          ))}
        </div>
      )}
      <div ref={place} className="live-editor" />
      <p className="live-note">Your version stays in this browser until you reset it.</p>
    </div>
  )
}

const originalsOf = ({ own, importedFiles }: EditStart) =>
  new Map([own, ...importedFiles].map(({ path, code }) => [path, code]))

/** The files of a sample with the reader's earlier edits, and its set-up. */
function filesToEdit({ block }: SampleHost, start: EditStart): EditorFile[] {
  const originals = originalsOf(start)
  const stored = storedFiles(storageNameOf(block), textOf(originals))
  const files = [...originals].map(([path, code]) => ({ path, code: stored.get(path) ?? code }))
  return start.setUp === ''
    ? files
    : [...files, { path: setUpName, code: start.setUp, isReadOnly: true }]
}

const textOf = (originals: Map<string, string>) => [...originals.values()].join('\n')

/** Creates the editor in an element. Edits are stored, and run after a pause. */
function openEditor(
  host: SampleHost,
  start: EditStart,
  files: EditorFile[],
  place: HTMLElement,
): { editor: Editor; end(): void } {
  const { own, importedFiles, setUp, preview, hiddenParts, follower } = start
  const session = sessionOf(host)
  const name = storageNameOf(host.block)
  const originals = originalsOf(start)
  /** The sample's own lines come after those of its set-up. */
  const above = setUp === '' ? 0 : setUp.split('\n').length
  let pause = 0

  const editor = createEditor(place, files, () => {
    clearTimeout(pause)
    pause = window.setTimeout(() => {
      store()
      rerun(host)
    }, pauseMs)
  })
  function store() {
    const changed = [...originals].flatMap(([path, code]): [string, string][] => {
      const now = editor.code(path)
      return now === code ? [] : [[path, now]]
    })
    storeFiles(name, textOf(originals), new Map(changed))
  }

  const state: Editing = {
    async compile() {
      const shown = editor.code(own.path)
      const { below = '', files = [] } = hiddenParts?.(shown) ?? {}
      const code = (setUp === '' ? '' : `${setUp}\n`) + shown + below
      const edited = importedFiles.map(({ path }) => ({ path, code: editor.code(path) }))
      const project = [{ path: own.path, code }, ...edited, ...files]
      // The editor opens before the first run. Edits until then belong to the next run.
      const [{ compileProject }, { shownProject }] = await loadCompiler()
      const { files: compiled, ...shows } = shownProject(project, preview)
      const { modules, sample } = compileProject(compiled, shows)
      return { modules, sample: { ...sample, lines: [] } }
    },
    code: editor.code,
    show(results) {
      const shown = [...results].map(([line, result]) => [line - above, result] as const)
      editor.showResults(own.path, new Map(shown))
    },
    lineOf: (line) => line - above,
    reset() {
      clearTimeout(pause)
      pause = 0
      session.editing = null
      storeFiles(name, textOf(originals), new Map())
      host.show({ Editor: undefined, editLabel: undefined, result: undefined, status: '' })
      follower?.end()
    },
    follower,
  }
  session.editing = state
  editor.focus()
  // Compiling takes longer than showing the editor.
  afterNextFrame(() => {
    // If the code has changed by now, that change has started its own run.
    if (session.editing !== state || pause !== 0) return
    if (!isUnfinished(name)) return rerun(host)
    host.show({ status: 'This code didn’t come to an end the last time. Run starts it again.' })
  })
  return {
    editor,
    end() {
      if (pause) store()
      clearTimeout(pause)
      session.editing = null
      editor.end()
    },
  }
}
