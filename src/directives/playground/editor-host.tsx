import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Editor } from '../../live/page/editor.ts'
import type { Workspace } from '../../live/playground/workspace.ts'

const loadEditor = () => import('../../live/page/edit-sample.tsx')

/**
 * Contains the editor of one project. Until it's loaded, the code is shown in its place.
 * @param editor where others find the editor
 * @param highlighted the current file in the page's colors, if it's unchanged
 */
export function EditorHost({
  workspace,
  editor,
  highlighted,
  onWrite,
  onFailure,
}: {
  workspace: Workspace
  editor: { current: Editor | null }
  highlighted: Element | null
  onWrite: (path: string, code: string) => void
  onFailure: () => void
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
        const created = createEditor(host.current, [...files], (path) =>
          latest.current.onWrite(path, created.code(path)),
        )
        own = created
        editor.current = created
        created.open(shown)
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
  const paths = files.map(({ path }) => path).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor has the code itself; only names matter here
  useEffect(() => {
    editor.current?.setFiles([...latest.current.workspace.files])
    editor.current?.open(shown)
  }, [paths, shown, editor])

  const code = files.find(({ path }) => path === shown)?.code ?? ''
  return (
    <div className="playground-code">
      <div ref={host} className="live-editor" />
      {!isReady && <StaticCode code={code} highlighted={highlighted} />}
    </div>
  )
}

/** The code before the editor is loaded, in the page's colors if it's unchanged. */
function StaticCode({ code, highlighted }: { code: string; highlighted: Element | null }) {
  const box = useRef<HTMLPreElement>(null)
  useLayoutEffect(() => {
    const plain = document.createElement('code')
    // The class for plain text in src/compiler/code/highlight-classes.ts.
    plain.className = 'x'
    plain.textContent = code
    box.current?.replaceChildren(highlighted?.cloneNode(true) ?? plain)
  }, [code, highlighted])
  // biome-ignore lint/a11y/noNoninteractiveTabindex: its box scrolls, so it has to be reachable by keyboard
  return <pre ref={box} className="code" tabIndex={0} />
}
