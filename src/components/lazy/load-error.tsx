import './load-error.css'

/** Says that something couldn't be loaded, and offers to try again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="load-error" role="alert">
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
