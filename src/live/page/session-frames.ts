import { dropPrepared, type Frame } from './frame-host.ts'
import type { SampleHost } from './sample-host.ts'
import type { Session } from './session.ts'

/** Frames of finished runs, the oldest first: each is a document that takes memory. */
const finished: Frame[] = []
const maxFinished = 3

/** Keeps the frame of a finished run that shows nothing, and ends the oldest one when there are too many. */
export function addFinished(frame: Frame): void {
  finished.push(frame)
  const spare = finished.findIndex((frame) => !frame.isPinned())
  if (finished.length > maxFinished && spare >= 0) finished.splice(spare, 1)[0]?.end()
}

/** Makes this the frame of the last run. The frame that is shown stays until the new one has something to show. */
export function replaceFrame(session: Session, frame: Frame): void {
  if (session.frame !== session.shown) endFrame(session)
  session.frame = frame
}

/** Shows a frame in the place of the one that an earlier run showed. */
export function showFrame(session: Session, frame: Frame): void {
  session.shown?.end()
  session.shown = frame
  frame.show()
}

/** Adds the preview of a sample, where its frames stand. Returns what makes the styles for them. */
export async function openPreview(host: SampleHost, session: Session): Promise<() => string> {
  const preview = await import('./preview.tsx')
  session.hasPreview = true
  host.show({ Preview: preview.Preview })
  return preview.previewStyles
}

/** Takes the preview away, with the frames that stand in it. */
export function endPreview(host: SampleHost, session: Session): void {
  if (!session.hasPreview) return
  endFrames(session)
  // It stands there, too.
  dropPrepared()
  session.hasPreview = false
  host.show({ Preview: undefined, previewFrame: undefined, previewHeight: undefined })
}

/** Removes both frames of a session, with whatever still runs in them. */
export function endFrames(session: Session): void {
  session.shown?.end()
  session.shown = null
  endFrame(session)
}

function endFrame(session: Session): void {
  const { frame } = session
  if (!frame) return
  const index = finished.indexOf(frame)
  if (index >= 0) finished.splice(index, 1)
  frame.end()
  session.frame = null
}
