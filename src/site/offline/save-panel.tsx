import { type RefObject, useEffect, useRef } from 'react'
import { removeSavedCopy } from '../../offline/saved-copy.ts'
import { formatBytes, formatDay } from './format.ts'
import { cancelSaving, type Saving, startSaving, useSaving } from './saving.ts'
import type { OfflineStatus } from './use-offline-status.ts'

const base = import.meta.env.BASE_URL

/** Where readers save the whole site, see how far that is, and remove the copy. */
export function SavePanel({
  status,
  refresh,
}: {
  status: OfflineStatus
  refresh: () => Promise<void>
}) {
  const saving = useSaving()
  const message = useRef<HTMLParagraphElement>(null)
  useRefreshAfter(saving, refresh, message)

  const { cached, offer } = status
  if (!cached)
    return (
      <p>This browser can’t save pages here. If this is a private window, try a regular one.</p>
    )
  if (saving.kind === 'running') return <Progress {...saving} />

  const isCurrent = cached.copy !== null && cached.copy.release === offer?.manifest.release
  const remove = async () => {
    await removeSavedCopy(base)
    await refresh()
    message.current?.focus()
  }
  return (
    <>
      <p ref={message} role="status" tabIndex={-1}>
        {sayStatus(status, saving)}
      </p>
      <div className="save-buttons">
        {offer && !isCurrent && (
          <button type="button" className="button" onClick={() => startSaving(base, offer)}>
            {cached.copy ? 'Update the saved copy' : 'Save the whole site for offline reading'}
          </button>
        )}
        {cached.copy && (
          <button type="button" className="button button-quiet" onClick={remove}>
            Remove the saved copy
          </button>
        )}
      </div>
    </>
  )
}

/** Saving changes the status, and then the button that had the focus is gone. */
function useRefreshAfter(
  { kind }: Saving,
  refresh: () => Promise<void>,
  message: RefObject<HTMLElement | null>,
) {
  const wasRunning = useRef(false)
  useEffect(() => {
    const hasEnded = wasRunning.current && kind !== 'running'
    wasRunning.current = kind === 'running'
    if (!hasEnded) return
    if (document.activeElement === document.body) message.current?.focus()
    refresh()
  }, [kind, refresh, message])
}

function Progress({ transferred, total }: { transferred: number; total: number }) {
  return (
    <>
      <p id="save-progress">
        Saving: {formatBytes(transferred)} of {formatBytes(total)}
      </p>
      <progress aria-labelledby="save-progress" max={total} value={transferred} />
      <div className="save-buttons">
        <button type="button" className="button button-quiet" onClick={cancelSaving}>
          Cancel
        </button>
      </div>
    </>
  )
}

const failures: { [reason in Extract<Saving, { kind: 'failed' }>['reason']]: string } = {
  full: 'There isn’t enough space on this device. Nothing was saved.',
  network: 'The connection was lost. Nothing was saved, and pages you had before are still there.',
  changed: 'The site was updated while you were saving it. Please start again.',
  elsewhere: 'Another tab is already saving the site.',
  refused: 'This browser doesn’t let the site save pages.',
  cancelled: '',
}

function sayStatus({ cached, offer, room }: OfflineStatus, saving: Saving): string {
  const sentences: string[] = []
  const copy = cached?.copy
  if (saving.kind === 'failed') sentences.push(failures[saving.reason])
  if (copy) {
    sentences.push(
      `The whole site was saved on ${formatDay(copy.savedAt)}: ${formatBytes(copy.stored)}.`,
    )
  }
  if (!offer) {
    if (!copy) sentences.push('Go online to see how large the download is.')
  } else if (copy?.release !== offer.manifest.release) {
    const { transferred, stored } = offer.size
    const subject = copy
      ? 'The site has changed since then. An update takes'
      : `All ${offer.manifest.pages} pages, with pictures, examples and search, take`
    sentences.push(
      `${subject} ${formatBytes(transferred)} to download and ${formatBytes(stored)} of storage.`,
    )
    if (room !== null && room < stored) {
      sentences.push(`This browser has only ${formatBytes(room)} left.`)
    }
  }
  return sentences.join(' ')
}
