import './spinner.css'

/** A placeholder for content. It's only visible after 200 ms. */
export function Spinner() {
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">Loading…</span>
      <span className="spinner-ring" aria-hidden="true" />
    </div>
  )
}
