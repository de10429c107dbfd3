import { useEffect, useLayoutEffect, useMemo } from 'react'
import { readInspection } from '../inspection.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { fetchText } from './fetch-once.ts'
import type { Frame } from './frame-host.ts'
import type { SampleProps } from './sample-host.ts'

/** Frames in which the inspector has been started. */
const inspected = new WeakSet<Frame>()

/** The timeline of a sample. It keeps its state while it's closed. */
export function TimelinePanel({ view }: SampleProps) {
  const { recording, isTimelineOpen = false, inspection: content } = view
  const frame = recording?.frame
  const inspection = useMemo(() => readInspection(content), [content])

  // Unless it's pinned, a frame may be removed when there are many.
  useLayoutEffect(() => frame?.setPinned(isTimelineOpen), [frame, isTimelineOpen])

  useEffect(() => {
    if (!frame || !isTimelineOpen || inspected.has(frame)) return
    inspected.add(frame)
    // Already loaded, because the button has requested it.
    fetchText(import.meta.env.LIVE_INSPECTOR).then(frame.inspect)
  }, [frame, isTimelineOpen])

  useEffect(() => {
    if (!inspection) return
    const { latencyMs, failure } = inspection.network
    recording?.keepNetwork({ latencyMs, failure })
  }, [recording, inspection])

  if (!recording || !inspection) return null
  return (
    <div hidden={!isTimelineOpen}>
      <Timeline inspection={inspection} ask={recording.frame.ask} lineOf={recording.lineOf} />
    </div>
  )
}
