import type { SubmitEvent } from 'react'
import { useAppSelector } from '@/app/hooks'
import { useLogSightingMutation } from '@/features/api/apiSlice'
import { errorMessage } from '@/features/api/errorMessage'
import { selectSignedInId } from '@/features/session/sessionSlice'
import { readSightingFields, SightingFields } from './SightingFields'

export function AddSightingForm() {
  const observerId = useAppSelector(selectSignedInId)
  const [logSighting, { isLoading, error }] = useLogSightingMutation()

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (observerId === null) return
    const form = event.currentTarget
    const newSighting = { ...readSightingFields(form), observerId }

    const result = await logSighting(newSighting)
    if (!result.error) form.reset()
  }

  return (
    <form className="form" onSubmit={handleSubmit}>
      <h2>Log a sighting</h2>
      <SightingFields />
      {error && (
        <p className="error" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <button type="submit" className="main" disabled={isLoading}>
        {isLoading ? 'Saving …' : 'Log sighting'}
      </button>
    </form>
  )
}
