// #region imports
import type { SubmitEvent } from 'react'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { selectSignedInId } from '@/features/session/sessionSlice'
import { readSightingFields, SightingFields } from './SightingFields'
import { sightingAdded } from './sightingsSlice'
// #endregion

// #region form
export function AddSightingForm() {
  const dispatch = useAppDispatch()
  const observerId = useAppSelector(selectSignedInId)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (observerId === null) return
    const form = event.currentTarget

    dispatch(sightingAdded({ ...readSightingFields(form), observerId }))
    form.reset()
  }

  return (
    <form className="form" onSubmit={handleSubmit}>
      <h2>Log a sighting</h2>
      <SightingFields />
      <button type="submit" className="main">
        Log sighting
      </button>
    </form>
  )
}
// #endregion
