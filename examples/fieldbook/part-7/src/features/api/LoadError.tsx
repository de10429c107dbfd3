import { errorMessage, type RequestError } from './errorMessage'

/** Says why data couldn't be loaded, with a button to try again. */
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
