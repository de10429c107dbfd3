import { useEffect, useRef } from 'react'
import { locale } from '#content/site.ts'
import { cancelSaving, type OfflineState, removeCopy, save } from './offline-state.ts'

/** Lets readers save the whole site, see the progress, and remove the copy. */
export function SavePanel(state: OfflineState) {
  const { cached, offer, progress } = state
  const message = useRef<HTMLParagraphElement>(null)
  const isSaving = progress !== null
  const wasSaving = useRef(isSaving)
  useEffect(() => {
    const hasEnded = wasSaving.current && !isSaving
    wasSaving.current = isSaving
    // The focused button is gone.
    if (hasEnded && document.activeElement === document.body) message.current?.focus()
  }, [isSaving])

  if (!cached)
    return (
      <p>This browser can’t save pages here. If this is a private window, try a regular one.</p>
    )
  if (progress) return <Progress {...progress} />

  const { copy } = cached
  const isCurrent = copy !== null && copy.release === offer?.manifest.release
  return (
    <>
      <p ref={message} role="status" tabIndex={-1}>
        {describe(state)}
      </p>
      <div className="save-buttons">
        {offer && !isCurrent && (
          <button type="button" className="button" onClick={() => save(offer)}>
            {copy ? 'Update the saved copy' : 'Save the whole site for offline reading'}
          </button>
        )}
        {copy && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => removeCopy().then(() => message.current?.focus())}
          >
            Remove the saved copy
          </button>
        )}
      </div>
    </>
  )
}

function Progress({ transferred, total }: { transferred: number; total: number }) {
  return (
    <>
      <p id="save-progress">
        Saving: {inMegabytes(transferred)} of {inMegabytes(total)}
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

const failures: { [reason in NonNullable<OfflineState['failure']>]: string } = {
  full: 'There isn’t enough space on this device. Nothing was saved.',
  network: 'The connection was lost. Nothing was saved, and pages you had before are still there.',
  changed: 'The site was updated while you were saving it. Please start again.',
  elsewhere: 'Another tab is already saving the site.',
  refused: 'This browser doesn’t let the site save pages.',
}

/** Describes what was saved and what can be saved. */
function describe({ cached, offer, failure }: OfflineState): string {
  const copy = cached?.copy
  const sentences = failure ? [failures[failure]] : []
  if (copy) {
    const day = days.format(new Date(copy.savedAt))
    sentences.push(`The whole site was saved on ${day}: ${inMegabytes(copy.stored)}.`)
  }
  if (offer && offer.manifest.release !== copy?.release) {
    const { transferred, manifest } = offer
    const subject = copy
      ? 'The site has changed since then. An update takes'
      : `All ${manifest.pages} pages, with pictures, examples and search, take`
    const [download, storage] = [transferred, manifest.stored].map(inMegabytes)
    sentences.push(`${subject} ${download} to download and ${storage} of storage.`)
  }
  if (!offer && !copy) sentences.push('Go online to see how large the download is.')
  return sentences.join(' ')
}

const days = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long' })

const megabytes = new Intl.NumberFormat(locale.code, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** `3_456_789` → `3.5 MB` */
const inMegabytes = (bytes: number) => megabytes.format(bytes / 1_000_000)
