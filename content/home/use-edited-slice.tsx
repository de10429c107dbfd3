import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import type { SampleHost, SampleView } from '../../src/live/page/sample-host.ts'
import type { SliceEditor } from '../../src/live/page/slice/edit-slice.ts'
import type { Loop, Sent } from '../../src/live/page/slice/slice-messages.ts'
import { sliceFile } from './loop-code.tsx'

const loadSliceEditor = () => import('../../src/live/page/slice/edit-slice.ts')

/** Its slice renders nothing. */
const noStage = { current: null }

/**
 * What happens in the store of the slice as its reader edits it; null while it's that of the page. Nothing that runs or edits
 * code is loaded before the Edit button is pressed.
 * @param bar has the Edit button, and stands in the box of the code
 */
export function useEditedSlice(bar: RefObject<HTMLElement | null>) {
  const [view, show] = useReducer(
    (view: SampleView, change: Partial<SampleView>) => ({ ...view, ...change }),
    {},
  )
  const host = useRef<SampleHost>(null)
  const end = useRef<AbortController>(null)
  const [loop, setLoop] = useState<Loop | null>(null)
  const editor = useRef<SliceEditor>(null)

  useEffect(() => () => end.current?.abort(), [])

  async function edit(done: Sent[]) {
    const block = bar.current?.parentElement
    if (!block) return
    end.current ??= new AbortController()
    host.current ??= { block, stage: noStage, show, signal: end.current.signal }
    try {
      const { createSliceEditor } = await loadSliceEditor()
      editor.current ??= createSliceEditor(host.current, sliceFile, 'tallySlice', setLoop)
      await editor.current.press(done)
    } catch {
      show({ status: 'This couldn’t be loaded. Check your connection and try again.' })
    }
  }
  const { Editor, Results } = view
  return {
    loop,
    view,
    /** The editor, while there is one, and what came out of the code. */
    editor: host.current && Editor && <Editor host={host.current} view={view} />,
    results: host.current && Results && <Results host={host.current} view={view} />,
    edit,
    dispatch: (sent: Sent) => editor.current?.dispatch(sent),
  }
}
