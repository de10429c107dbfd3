// #region imports
import { type SubmitEvent, useState } from 'react'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { selectSignedInId } from '@/features/session/sessionSlice'
import { readSightingFields, SightingFields } from './SightingFields'
import { logSighting } from './sightingsSlice'
// #endregion

// #region form
export function AddSightingForm() {
  // #region status
  const dispatch = useAppDispatch()
  const observerId = useAppSelector(selectSignedInId)
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  // #endregion

  // #region submit
  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (observerId === null) return
    const form = event.currentTarget
    const newSighting = { ...readSightingFields(form), observerId }

    setIsSaving(true)
    setError(null)
    try {
      await dispatch(logSighting(newSighting)).unwrap()
      form.reset()
    } catch (error) {
      setError((error as { message: string }).message)
    } finally {
      setIsSaving(false)
    }
  }
  // #endregion

  // #region view
  return (
    <form className="form" onSubmit={handleSubmit}>
      <h2>Log a sighting</h2>
      <SightingFields />
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <button type="submit" className="main" disabled={isSaving}>
        {isSaving ? 'Saving …' : 'Log sighting'}
      </button>
    </form>
  )
  // #endregion
}
// #endregion
