import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SliceEditor } from '../../src/live/page/slice/edit-slice.ts'
import type { Loop, Sent } from '../../src/live/page/slice/slice-messages.ts'
import { sliceFile } from './loop-code.tsx'

const loadSliceEditor = () => import('../../src/live/page/slice/edit-slice.ts')

/**
 * What happens in the store of the slice as its reader edits it; null while it's that of the page. Nothing that runs or edits
 * code is loaded before the Edit button is pressed.
 * @param bar has the Edit button, and what says how it goes
 */
export function useEditedSlice(bar: RefObject<HTMLElement | null>) {
  const [loop, setLoop] = useState<Loop | null>(null)
  const editor = useRef<SliceEditor>(null)
  const end = useRef<AbortController>(null)
  useEffect(() => () => end.current?.abort(), [])

  async function edit(done: Sent[]) {
    if (!bar.current) return
    const [button, status] = bar.current.children as unknown as [HTMLButtonElement, HTMLElement]
    try {
      const { createSliceEditor } = await loadSliceEditor()
      end.current ??= new AbortController()
      editor.current ??= createSliceEditor(
        {
          block: bar.current.parentElement as HTMLElement,
          bar: bar.current,
          run: document.createElement('button'),
          edit: button,
          status,
          signal: end.current.signal,
        },
        sliceFile,
        'tallySlice',
        setLoop,
      )
      await editor.current.press(done)
    } catch {
      status.textContent = 'This couldn’t be loaded. Check your connection and try again.'
    }
  }
  return { loop, edit, dispatch: (sent: Sent) => editor.current?.dispatch(sent) }
}
