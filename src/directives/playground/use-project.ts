import { useEffect, useRef, useState } from 'react'
import { openFragment } from '../../live/playground/link.ts'
import type { PlaygroundFile } from '../../live/playground/project.ts'
import { ownProject, storedProject, storeProject } from '../../live/playground/stored-project.ts'
import { removed, type Workspace, workspaceOf } from '../../live/playground/workspace.ts'
import type { NoticeText } from './notice.tsx'
import { type StartingPoint, startingPoints } from './starting-points.ts'

/** The current project, and where it came from. */
type Opened = {
  /** Changes when another project is opened. */
  number: number
  /** The fragment of its link, or `ownProject`. */
  of: string
  from: StartingPoint | 'link' | 'stored'
}

/** What happens to the project, for code that runs it. */
type Listener = {
  /** Another project was opened. */
  opened(): void
  /** The reader has changed a file. */
  changed(): void
}

const nothing: PlaygroundFile[] = [{ path: 'index.ts', code: '' }]

/**
 * The reader's project: opened from the address, from this browser's storage or from a starting point, and stored with
 * each change.
 * @param tell shows a notice, or removes it
 */
export function useProject(tell: (notice: NoticeText | null) => void, listener: Listener) {
  const [points, setPoints] = useState<StartingPoint[]>([])
  const [opened, setOpened] = useState<Opened | null>(null)
  const [workspace, setWorkspace] = useState<Workspace>(() => workspaceOf(nothing))
  // The reader may type again before the next render.
  const now = useRef({ workspace, opened })
  now.current = { workspace, opened }

  function show(files: readonly PlaygroundFile[], of: string, from: Opened['from']) {
    setWorkspace(workspaceOf(files))
    setOpened({ number: (now.current.opened?.number ?? 0) + 1, of, from })
    listener.opened()
  }

  function showOwn(found: StartingPoint[]) {
    const stored = storedProject(ownProject)
    const [first] = found
    if (stored) show(stored, ownProject, 'stored')
    else if (first) show(first.files, ownProject, first)
    else show(nothing, ownProject, 'stored')
  }

  /** Not the reader's own project, because the link leads to another one. */
  function showNothing(problem: string, found: StartingPoint[]) {
    show(nothing, location.hash.slice(1), 'link')
    tell({
      text: problem,
      isProblem: true,
      action: {
        name: 'Open your project',
        press() {
          history.replaceState(history.state, '', location.pathname)
          tell(null)
          showOwn(found)
        },
      },
    })
  }

  function showLink(fragment: string, files: readonly PlaygroundFile[]) {
    const stored = storedProject(fragment)
    show(stored ?? files, fragment, 'link')
    if (!stored) return tell({ text: 'This is the code of the link. It runs when you press Run.' })
    tell({
      text: 'This is the code of the link, with your changes.',
      action: {
        name: 'Undo my changes',
        press() {
          storeProject(fragment, null)
          show(files, fragment, 'link')
          tell(null)
        },
      },
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the page as it was opened
  useEffect(() => {
    let isGone = false
    const found = startingPoints(document)
    setPoints(found)

    /** @param isFirst whether the page has just been opened, so that something has to be shown */
    async function openUrl(isFirst: boolean) {
      const link = await openFragment(location.hash.slice(1))
      if (isGone || !(link || isFirst)) return
      if (!link) {
        tell(null)
        showOwn(found)
      } else if ('problem' in link) showNothing(link.problem, found)
      else showLink(link.fragment, link.files)
    }
    void openUrl(true)
    const onHash = () => void openUrl(false)
    window.addEventListener('hashchange', onHash)
    return () => {
      isGone = true
      window.removeEventListener('hashchange', onHash)
    }
  }, [])

  function change(next: Workspace) {
    const { opened, workspace } = now.current
    now.current = { workspace: next, opened }
    setWorkspace(next)
    if (next.files === workspace.files) return
    storeProject(opened?.of ?? ownProject, next.files)
    listener.changed()
  }

  function start(id: string) {
    const point = startingPoints(document).find((point) => point.id === id)
    if (!point) return
    const before = now.current
    const stored = storedProject(ownProject)
    storeProject(ownProject, null)
    show(point.files, ownProject, point)
    history.replaceState(history.state, '', location.pathname)
    if (!stored && before.opened?.of === ownProject) return tell(null)
    tell({
      text: `You’re starting from “${point.name}”.`,
      action: {
        name: 'Bring back what was here',
        press() {
          if (stored) storeProject(ownProject, stored)
          show(before.workspace.files, before.opened?.of ?? ownProject, 'stored')
          tell(null)
        },
      },
    })
  }

  function deleteShown() {
    const before = now.current.workspace
    change(removed(before))
    tell({
      text: `${before.shown} is deleted.`,
      action: {
        name: 'Undo',
        press() {
          change(before)
          tell(null)
        },
      },
    })
  }

  return {
    opened,
    workspace,
    points,
    /** The newest state, even between two renders. */
    latest: () => now.current.workspace,
    change,
    start,
    deleteShown,
    /** The page's texts may have changed with the reader's choice of language. */
    readPoints: () => setPoints(startingPoints(document)),
  }
}
