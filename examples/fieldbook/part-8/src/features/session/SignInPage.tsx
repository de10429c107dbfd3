import type { SubmitEvent } from 'react'
import { Navigate } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { Page } from '@/components/Page'
// #region import-hook
import { LoadError } from '@/features/api/LoadError'
import {
  selectAllObservers,
  useGetObserversQuery,
} from '@/features/observers/observersSlice'
// #endregion
import { selectSignedInId, signedIn } from './sessionSlice'

export function SignInPage() {
  // #region query
  const dispatch = useAppDispatch()
  const observers = useAppSelector(selectAllObservers)
  const { isFetching, isError, error, refetch } = useGetObserversQuery()
  // #endregion
  const signedInId = useAppSelector(selectSignedInId)

  if (signedInId !== null) return <Navigate to="/sightings" replace />

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    dispatch(signedIn(String(values.get('observer'))))
  }

  return (
    // #region retry
    <Page title="Who is watching today?">
      {isError && <LoadError error={error} onRetry={refetch} />}
      {/* #endregion */}
      <form className="form" onSubmit={handleSubmit}>
        <label>
          Observer
          <select
            name="observer"
            required
            defaultValue=""
            disabled={observers.length === 0}
          >
            {/* #region option */}
            <option value="" disabled>
              {isFetching ? 'Loading …' : 'Choose your name'}
            </option>
            {/* #endregion */}
            {observers.map((observer) => (
              <option key={observer.id} value={observer.id}>
                {observer.name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="main">
          Sign in
        </button>
      </form>
    </Page>
  )
}
