import { dropPrepared, type Frame } from './frame-host.ts'
import type { SampleHost } from './sample-host.ts'
import type { Session } from './session.ts'

/** Frames of finished runs, oldest first. They're limited, because each document takes memory. */
const finished: Frame[] = []
const maxFinished = 3

/** Keeps the frame of a finished run that shows nothing, and ends the oldest one when there are too many. */
export function addFinished(frame: Frame): void {
  finished.push(frame)
  const spare = finished.findIndex((frame) => !frame.isPinned())
  if (finished.length > maxFinished && spare >= 0) finished.splice(spare, 1)[0]?.end()
}

/** Makes this the frame of the last run. The shown frame stays until the new one has something to show. */
export function replaceFrame(session: Session, frame: Frame): void {
  if (session.frame !== session.shown) endFrame(session)
  session.frame = frame
}

/** Shows a frame in place of the one from an earlier run. */
export function showFrame(session: Session, frame: Frame): void {
  session.shown?.end()
  session.shown = frame
  frame.show()
}

/** Adds the preview of a sample, in which its frames are. Returns the function that makes their styles. */
export async function openPreview(host: SampleHost, session: Session): Promise<() => string> {
  const preview = await import('./preview.tsx')
  session.hasPreview = true
  host.show({ Preview: preview.Preview })
  return preview.previewStyles
}

/** Removes the preview with its frames. */
export function endPreview(host: SampleHost, session: Session): void {
  if (!session.hasPreview) return
  endFrames(session)
  // The prepared frame is in it, too.
  dropPrepared()
  session.hasPreview = false
  host.show({ Preview: undefined, previewFrame: undefined, previewHeight: undefined })
}

/** Removes all frames of a session, and with them whatever is still running. */
export function endFrames(session: Session): void {
  session.starting?.drop()
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
