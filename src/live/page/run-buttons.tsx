import { fetchText } from './fetch-once.ts'
import type { SampleProps } from './sample-host.ts'

/**
 * The buttons that a run adds: Stop, and one that opens the timeline of a sample with stores or requests. A press of that
 * loads the timeline's code.
 */
export function RunButtons({ host, view }: SampleProps) {
  const { recording, isTimelineOpen = false, stop } = view

  async function toggle() {
    host.show({ isTimelineOpen: !isTimelineOpen })
    if (isTimelineOpen) return
    if (recording?.frame.hasEnded()) recording.runAgain()
    try {
      const [timeline] = await Promise.all([
        import('./timeline.tsx'),
        fetchText(import.meta.env.LIVE_INSPECTOR),
      ])
      host.show({ TimelinePanel: timeline.TimelinePanel })
    } catch {
      const status = 'The timeline couldn’t be loaded. Check your connection and try again.'
      host.show({ isTimelineOpen: false, status })
    }
  }
  return (
    <>
      {stop && (
        <button type="button" className="code-block-button" onClick={stop}>
          Stop
        </button>
      )}
      {recording && (
        <button
          type="button"
          className="code-block-button"
          aria-expanded={isTimelineOpen}
          onClick={toggle}
        >
          {recording.hasStore ? 'Timeline' : 'Network'}
        </button>
      )}
    </>
  )
}
