import { errorMessage, type RequestError } from './errorMessage'

/** In the place of data that could not be loaded: why, and a button to ask again. */
export function LoadError(props: { error: RequestError; onRetry: () => void }) {
  return (
    <div className="error" role="alert">
      <p>{errorMessage(props.error)}</p>
      <button type="button" onClick={props.onRetry}>
        Try again
      </button>
    </div>
  )
}
