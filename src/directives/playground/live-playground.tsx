import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { copyText } from '../../components/code-block/copy-text.ts'
import type { Editor } from '../../live/page/editor.ts'
import { keepProject, keptProject, ownProject } from '../../live/playground/kept-project.ts'
import { fragmentOf, openFragment } from '../../live/playground/link.ts'
import type { PlaygroundFile } from '../../live/playground/project.ts'
import { removed, type Workspace, workspaceOf, written } from '../../live/playground/workspace.ts'
import { FilesBar } from './files-bar.tsx'
import styles from './live-playground.css?inline'
import { createRunner, type Runner } from './runner.ts'
import { type StartingPoint, startingPoints } from './starting-points.ts'

const loadEditor = () => import('../../live/page/edit-sample.ts')

/** A project with where it came from. */
type Opened = {
  /** Changes with each project that is opened. */
  number: number
  /** The fragment of its link, or `ownProject`. */
  of: string
  from: StartingPoint | 'link' | 'kept'
}

type Notice = {
  text: string
  isProblem?: boolean
  action?: { name: string; press(): void }
  link?: { name: string; address: string }
}

const nothing: PlaygroundFile[] = [{ path: 'index.ts', code: '' }]

/**
 * The playground at work. What it takes to run a project is loaded by the first press of Run.
 * @param startingPoint id of the heading to start from; empty for the project of the address or of this browser
 */
export function LivePlayground({
  startingPoint,
  report,
}: {
  startingPoint: string
  report: string
}) {
  const [points, setPoints] = useState<StartingPoint[]>([])
  const [opened, setOpened] = useState<Opened | null>(null)
  const [workspace, setWorkspace] = useState<Workspace>(() => workspaceOf(nothing))
  const [notice, setNotice] = useState<Notice | null>(null)
  const [attempt, setAttempt] = useState(0)
  const now = useRef({ workspace, opened })
  now.current = { workspace, opened }

  const block = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const run = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLSpanElement>(null)
  const editor = useRef<Editor | null>(null)
  const runner = useRef<Promise<Runner> | null>(null)

  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [])

  function show(files: readonly PlaygroundFile[], of: string, from: Opened['from']) {
    setWorkspace(workspaceOf(files))
    setOpened({ number: (now.current.opened?.number ?? 0) + 1, of, from })
    runner.current?.then((runner) => runner.clear())
  }

  function change(next: Workspace) {
    const { opened, workspace } = now.current
    // Writing may go on before the next render.
    now.current = { workspace: next, opened }
    setWorkspace(next)
    if (next.files === workspace.files) return
    keepProject(opened?.of ?? ownProject, next.files)
    runner.current?.then((runner) => runner.changed())
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the page as it was opened
  useEffect(() => {
    let isGone = false
    const found = startingPoints(document)
    setPoints(found)

    function showOwn() {
      const kept = keptProject(ownProject)
      const [first] = found
      if (kept) show(kept, ownProject, 'kept')
      else if (first) show(first.files, ownProject, first)
      else show(nothing, ownProject, 'kept')
    }
    async function open() {
      const fragment = location.hash.slice(1)
      const link = await openFragment(fragment)
      if (isGone) return
      setNotice(null)
      if (link === null) return showOwn()
      if ('problem' in link) {
        setNotice({ text: link.problem, isProblem: true })
        return showOwn()
      }
      const kept = keptProject(fragment)
      show(kept ?? link.files, fragment, 'link')
      if (!kept)
        return setNotice({ text: 'This is the code of the link. It runs when you press Run.' })
      setNotice({
        text: 'This is the code of the link, with your changes.',
        action: {
          name: 'Undo my changes',
          press() {
            keepProject(fragment, null)
            show(link.files, fragment, 'link')
            setNotice(null)
          },
        },
      })
    }
    const chosen = found.find(({ id }) => id === startingPoint)
    if (chosen) {
      show(chosen.files, ownProject, chosen)
      // The link that had it is gone.
      block.current?.focus({ preventScroll: true })
    } else void open()
    const onHash = () => {
      if (/^#\d+\./.test(location.hash)) void open()
    }
    window.addEventListener('hashchange', onHash)
    return () => {
      isGone = true
      window.removeEventListener('hashchange', onHash)
      runner.current?.then((runner) => runner.end())
      runner.current = null
    }
  }, [])

  function start(id: string) {
    const point = startingPoints(document).find((point) => point.id === id)
    if (!point) return
    const before = now.current
    const kept = keptProject(ownProject)
    keepProject(ownProject, null)
    show(point.files, ownProject, point)
    history.replaceState(history.state, '', location.pathname)
    if (!kept && before.opened?.of === ownProject) return setNotice(null)
    setNotice({
      text: `You’re starting from “${point.name}”.`,
      action: {
        name: 'Bring back what was here',
        press() {
          if (kept) keepProject(ownProject, kept)
          show(before.workspace.files, before.opened?.of ?? ownProject, 'kept')
          setNotice(null)
        },
      },
    })
  }

  function deleteShown() {
    const before = now.current.workspace
    change(removed(before))
    setNotice({
      text: `${before.shown} is deleted.`,
      action: {
        name: 'Undo',
        press() {
          change(before)
          setNotice(null)
        },
      },
    })
  }

  function getRunner(): Promise<Runner> {
    if (runner.current) return runner.current
    const made = createRunner(
      {
        block: block.current as HTMLElement,
        bar: bar.current as HTMLElement,
        run: run.current as HTMLButtonElement,
        status: status.current as HTMLElement,
      },
      () => now.current.workspace.files,
      () => editor.current,
    )
    runner.current = made
    made.catch(() => {
      runner.current = null
      setNotice({ text: 'What this takes could not be loaded. Try again.', isProblem: true })
    })
    return made
  }

  async function pressRun() {
    const runner = await getRunner()
    runner.press()
  }

  async function copyLink() {
    const fragment = await fragmentOf(now.current.workspace.files)
    const address = `${location.origin}${location.pathname}#${fragment}`
    if (await openFragment(fragment).then((link) => !link || 'problem' in link)) {
      return setNotice({ text: 'This project is too large for a link.', isProblem: true })
    }
    if (await copyText(address)) {
      const length = address.length.toLocaleString('en')
      return setNotice({
        text: `Copied. All of the project is in the link, which has ${length} characters.`,
      })
    }
    history.replaceState(history.state, '', `#${fragment}`)
    setNotice({ text: 'The link is in the address bar now.' })
  }

  async function download() {
    const { archiveOf, projectName } = await import('../../live/playground/download.ts')
    const bytes = archiveOf(now.current.workspace.files, import.meta.env.LIVE_VERSIONS)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
    link.download = `${projectName}.zip`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    setNotice({ text: 'Unpack it, then run npm install and npm run dev.' })
  }

  async function reportBug() {
    const { reportAddress } = await import('../../live/playground/report.ts')
    const project = `${location.origin}${location.pathname}#${await fragmentOf(now.current.workspace.files)}`
    const { address, hasLink } = reportAddress(report, project, import.meta.env.LIVE_VERSIONS)
    if (!hasLink) await copyText(project)
    setNotice({
      text: hasLink
        ? 'The report has a link to this project in it. Nothing is sent before you send it.'
        : 'The link to this project is too long for the report. It’s copied, so paste it there.',
      link: { name: 'Write the report', address },
    })
  }

  const whenPressed = (press: () => Promise<void>) => () =>
    press().catch(() =>
      setNotice({ text: 'What this takes could not be loaded. Try again.', isProblem: true }),
    )

  const { files, shown } = workspace
  const file = files.find(({ path }) => path === shown)
  const from = opened?.from
  const highlighted = typeof from === 'object' ? unchanged(from, file) : null
  const selected = typeof from === 'object' && isUnchanged(from, files) ? from.id : ''

  return (
    <>
      <div className="playground-top">
        <label className="playground-start">
          Start from
          <select
            value={selected}
            onFocus={() => setPoints(startingPoints(document))}
            onChange={({ target }) => start(target.value)}
          >
            <option value="" disabled>
              {from === 'link' ? 'the link' : 'your project'}
            </option>
            {points.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p
          className="playground-notice"
          role="status"
          data-problem={notice?.isProblem || undefined}
        >
          {notice && <span>{notice.text}</span>}
          {notice?.link && (
            <a href={notice.link.address} target="_blank" rel="noopener noreferrer">
              {notice.link.name}
              <span className="visually-hidden"> (opens in new tab)</span>
            </a>
          )}
          {notice?.action && (
            <button type="button" className="code-block-button" onClick={notice.action.press}>
              {notice.action.name}
            </button>
          )}
        </p>
        <div className="playground-actions">
          <button type="button" className="code-block-button" onClick={whenPressed(copyLink)}>
            Copy link
          </button>
          <button type="button" className="code-block-button" onClick={whenPressed(download)}>
            Download
          </button>
          <button type="button" className="code-block-button" onClick={whenPressed(reportBug)}>
            Report a bug
          </button>
        </div>
      </div>
      <section
        ref={block}
        className="code-block playground-box"
        aria-label="Your project"
        tabIndex={-1}
      >
        <div className="playground-files">
          <FilesBar workspace={workspace} onChange={change} onDelete={deleteShown} />
          {opened && (
            <EditorHost
              key={`${opened.number} ${attempt}`}
              workspace={workspace}
              editor={editor}
              onWrite={(path, code) => change(written(now.current.workspace, path, code))}
              onFailure={() =>
                setNotice({
                  text: 'The editor could not be loaded.',
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
              placeholder={<StaticCode code={file?.code ?? ''} highlighted={highlighted} />}
            />
          )}
        </div>
        <div ref={bar} className="playground-bar live-bar">
          <button
            ref={run}
            type="button"
            className="code-block-button live-run"
            onClick={() => void pressRun().catch(() => {})}
          >
            Run
          </button>
          <span ref={status} className="live-status" role="status" />
        </div>
        <p className="playground-empty">
          Press Run. Values that a comment such as <code>{'// => 1'}</code> states appear next to
          their lines, and what is printed appears here.
        </p>
      </section>
      <p className="playground-note">
        Your project stays in this browser. It’s sent nowhere: a link holds all of it.
      </p>
    </>
  )
}

/** The highlighted code of a file that is as its starting point has it. */
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

/** The code before there is an editor, in the page's colors where it is the page's. */
function StaticCode({ code, highlighted }: { code: string; highlighted: Element | null }) {
  const box = useRef<HTMLPreElement>(null)
  useLayoutEffect(() => {
    const content = highlighted?.cloneNode(true) ?? document.createElement('code')
    if (!highlighted) content.textContent = code
    box.current?.replaceChildren(content)
  }, [code, highlighted])
  return <pre ref={box} className="code" />
}

/** Holds the editor of one project. What stood here before it stays until the editor is there. */
function EditorHost({
  workspace,
  editor,
  onWrite,
  onFailure,
  placeholder,
}: {
  workspace: Workspace
  editor: { current: Editor | null }
  onWrite: (path: string, code: string) => void
  onFailure: () => void
  placeholder: React.ReactNode
}) {
  const host = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const latest = useRef({ workspace, onWrite, onFailure })
  latest.current = { workspace, onWrite, onFailure }

  useEffect(() => {
    let own: Editor | null = null
    let isGone = false
    loadEditor().then(
      ({ createEditor }) => {
        if (isGone || !host.current) return
        const { files, shown } = latest.current.workspace
        const made = createEditor(host.current, [...files], (path) =>
          latest.current.onWrite(path, made.code(path)),
        )
        own = made
        editor.current = made
        made.open(shown)
        setReady(true)
      },
      () => latest.current.onFailure(),
    )
    return () => {
      isGone = true
      own?.end()
      if (editor.current === own) editor.current = null
    }
  }, [editor])

  const { files, shown } = workspace
  const paths = useMemo(() => files.map(({ path }) => path).join('\n'), [files])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor has the code itself; only names matter here
  useEffect(() => {
    editor.current?.setFiles([...latest.current.workspace.files])
    editor.current?.open(shown)
  }, [paths, shown, editor])

  return (
    <div className="playground-code">
      <div ref={host} className="live-editor" />
      {!isReady && placeholder}
    </div>
  )
}
