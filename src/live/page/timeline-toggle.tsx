import { fetchText } from './fetch-once.ts'
import type { SampleProps } from './sample-host.ts'

/** The button that opens the timeline of a sample with stores or requests. A press loads the timeline's code. */
export function TimelineToggle({ host, view: { recording, isTimelineOpen = false } }: SampleProps) {
  if (!recording) return null

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
    <button
      type="button"
      className="code-block-button"
      aria-expanded={isTimelineOpen}
      onClick={toggle}
    >
      {recording.hasStore ? 'Timeline' : 'Network'}
    </button>
  )
}
