import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import type { Editor } from '../../live/page/editor.ts'
import type { SampleHost, SampleView } from '../../live/page/sample-host.ts'
import type { PlaygroundFile } from '../../live/playground/project.ts'
import { withCode } from '../../live/playground/workspace.ts'
import { EditorHost } from './editor-host.tsx'
import { FilesBar } from './files-bar.tsx'
import styles from './live-playground.css?inline'
import { couldNotLoad, Notice, type NoticeText } from './notice.tsx'
import { createRunner, type Runner } from './runner.ts'
import { copyLink, download, reportBug } from './share.ts'
import type { StartingPoint } from './starting-points.ts'
import { useProject } from './use-project.ts'

/**
 * The working playground. What running a project needs is loaded by the first press of Run.
 * @param report address of the form for bug reports
 */
export function LivePlayground({ report }: { report: string }) {
  const [notice, setNotice] = useState<NoticeText | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [view, show] = useReducer(
    (view: SampleView, change: Partial<SampleView>) => ({ ...view, ...change }),
    {},
  )
  const block = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [host, setHost] = useState<SampleHost | null>(null)
  const editor = useRef<Editor | null>(null)
  const runner = useRef<Promise<Runner> | null>(null)

  const project = useProject(setNotice, {
    opened: () => runner.current?.then((runner) => runner.clear()),
    changed: () => runner.current?.then((runner) => runner.changed()),
  })

  useLayoutEffect(() => adoptStyles(styles), [])

  useEffect(() => {
    const end = new AbortController()
    setHost({ block: block.current as HTMLElement, stage, show, signal: end.signal })
    return () => {
      end.abort()
      runner.current = null
    }
  }, [])

  function getRunner(): Promise<Runner> {
    if (runner.current) return runner.current
    const started = createRunner(
      host as SampleHost,
      () => project.latest().files,
      () => editor.current,
    )
    runner.current = started
    started.catch(() => {
      runner.current = null
      setNotice(couldNotLoad)
    })
    return started
  }

  const pressRun = () =>
    getRunner().then(
      (runner) => runner.press(),
      () => {},
    )

  const whenPressed = (press: (files: readonly PlaygroundFile[]) => Promise<NoticeText>) => () =>
    press(project.latest().files).then(setNotice, () => setNotice(couldNotLoad))

  const { RunButtons, Preview, Results } = view
  const { opened, workspace } = project
  const { files, shown } = workspace
  const from = opened?.from
  const file = files.find(({ path }) => path === shown)
  const highlighted = typeof from === 'object' ? unchanged(from, file) : null
  const selected = typeof from === 'object' && isUnchanged(from, files) ? from.id : ''

  return (
    <>
      <div className="playground-top">
        <label className="playground-start">
          Start from
          <select
            className="field"
            value={selected}
            onFocus={project.readPoints}
            onChange={({ target }) => project.start(target.value)}
          >
            <option value="" disabled>
              {from === 'link' ? 'the link' : 'your project'}
            </option>
            {project.points.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Notice notice={notice} />
        <div className="playground-actions">
          <button type="button" className="code-block-button" onClick={whenPressed(copyLink)}>
            Copy link
          </button>
          <button type="button" className="code-block-button" onClick={whenPressed(download)}>
            Download
          </button>
          <button
            type="button"
            className="code-block-button"
            onClick={whenPressed((files) => reportBug(files, report))}
          >
            Report a bug
          </button>
        </div>
      </div>
      <section ref={block} className="code-block playground-box" aria-label="Your project">
        <div className="playground-files">
          <FilesBar
            workspace={workspace}
            onChange={project.change}
            onDelete={project.deleteShown}
          />
          {opened && (
            <EditorHost
              key={`${opened.number} ${attempt}`}
              workspace={workspace}
              editor={editor}
              highlighted={highlighted}
              onWrite={(path, code) => project.change(withCode(project.latest(), path, code))}
              onFailure={() =>
                setNotice({
                  text: 'The editor couldn’t be loaded.',
                  isProblem: true,
                  action: {
                    name: 'Try again',
                    press() {
                      setAttempt(attempt + 1)
                      setNotice(null)
                    },
                  },
                })
              }
            />
          )}
        </div>
        <div className="playground-bar live-bar">
          <button
            type="button"
            className="code-block-button live-run"
            data-stop={view.runLabel === 'Stop' ? '' : undefined}
            onClick={pressRun}
          >
            {view.runLabel ?? 'Run'}
          </button>
          {host && RunButtons && <RunButtons host={host} view={view} />}
          <span className="live-status" role="status" data-verdict={view.verdict}>
            {view.status}
          </span>
        </div>
        <div className="live-preview">
          <div ref={stage} className="live-stage" />
          {host && Preview && <Preview host={host} view={view} />}
        </div>
        <p className="playground-empty">
          Press Run. Comments such as <code>{'// => 1'}</code> are compared with the values of their
          lines, and what is printed appears here.
        </p>
        {host && Results && <Results host={host} view={view} />}
      </section>
      <p className="playground-note">
        Your project stays in this browser and isn’t sent to a server. A link contains all of its
        files.
      </p>
    </>
  )
}

/** The highlighted code of a file that is unchanged since its starting point. */
function unchanged({ files, shown }: StartingPoint, file?: PlaygroundFile): Element | null {
  const original = files.find(({ path }) => path === file?.path)
  return file && original?.code === file.code ? (shown.get(file.path) ?? null) : null
}

const isUnchanged = (point: StartingPoint, files: readonly PlaygroundFile[]) =>
  point.files.length === files.length &&
  files.every(({ path, code }, index) => {
    const original = point.files[index]
    return original?.path === path && original.code === code
  })
