import type { SubmitEvent } from 'react'
import { Navigate } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { Page } from '@/components/Page'
import { selectAllObservers } from '@/features/observers/observersSlice'
import { selectSignedInId, signedIn } from './sessionSlice'

export function SignInPage() {
  const dispatch = useAppDispatch()
  const observers = useAppSelector(selectAllObservers)
  const signedInId = useAppSelector(selectSignedInId)

  if (signedInId !== null) return <Navigate to="/sightings" replace />

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    dispatch(signedIn(String(values.get('observer'))))
  }

  return (
    <Page title="Who is watching today?">
      <form className="form" onSubmit={handleSubmit}>
        <label>
          Observer
          {/* #region loading */}
          <select
            name="observer"
            required
            defaultValue=""
            disabled={observers.length === 0}
          >
            <option value="" disabled>
              {observers.length === 0 ? 'Loading …' : 'Choose your name'}
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
