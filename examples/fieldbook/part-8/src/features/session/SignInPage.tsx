import { type SubmitEvent, useState } from 'react'
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
import { selectSignedInId, signIn } from './sessionSlice'

export function SignInPage() {
  const dispatch = useAppDispatch()
  // #region query
  const observers = useAppSelector(selectAllObservers)
  const {
    isFetching,
    isError,
    error: loadError,
    refetch,
  } = useGetObserversQuery()
  // #endregion
  const signedInId = useAppSelector(selectSignedInId)
  const [isSigningIn, setIsSigningIn] = useState(false)
  const [error, setError] = useState<string | null>(null)

  if (signedInId !== null) return <Navigate to="/sightings" replace />

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)

    setIsSigningIn(true)
    setError(null)
    try {
      await dispatch(signIn(String(values.get('observer')))).unwrap()
    } catch (error) {
      setError((error as { message: string }).message)
      setIsSigningIn(false)
    }
  }

  return (
    <Page title="Who is watching today?">
      {/* #region retry */}
      {isError && <LoadError error={loadError} onRetry={refetch} />}
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
            <option value="" disabled>
              {/* #region option */}
              {isFetching ? 'Loading …' : 'Choose your name'}
              {/* #endregion */}
            </option>
            {observers.map((observer) => (
              <option key={observer.id} value={observer.id}>
                {observer.name}
              </option>
            ))}
          </select>
        </label>
        {error && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <button type="submit" className="main" disabled={isSigningIn}>
          {isSigningIn ? 'Signing in …' : 'Sign in'}
        </button>
      </form>
    </Page>
  )
}
