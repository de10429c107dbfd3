import './load-error-box.css'

/** Says that something could not be loaded, and why, and lets the reader try again. */
export function LoadErrorBox({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="load-error-box" role="alert">
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
