// #region handler
import type { SubmitEvent } from 'react'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { selectSignedInId } from '@/features/session/sessionSlice'
import { sightingAdded } from './sightingsSlice'

export function AddSightingForm() {
  const dispatch = useAppDispatch()
  const observerId = useAppSelector(selectSignedInId)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (observerId === null) return
    const form = event.currentTarget
    const values = new FormData(form)

    dispatch(
      sightingAdded({
        species: String(values.get('species')),
        place: String(values.get('place')),
        notes: String(values.get('notes')),
        observerId,
      }),
    )
    form.reset()
  }
  // #endregion

  return (
    <form className="form" onSubmit={handleSubmit}>
      <h2>Log a sighting</h2>
      <label>
        Species
        <input name="species" required />
      </label>
      <label>
        Place
        <input name="place" required />
      </label>
      <label>
        Notes
        <textarea name="notes" />
      </label>
      <button type="submit" className="main">
        Log sighting
      </button>
    </form>
  )
}
