// #region imports
import { nanoid } from '@reduxjs/toolkit'
import type { SubmitEvent } from 'react'
import { useAppDispatch } from '@/app/hooks'
import { sightingAdded } from './sightingsSlice'
// #endregion

export function AddSightingForm() {
  // #region handler
  const dispatch = useAppDispatch()

  // #region submit
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)

    // #region dispatch
    dispatch(
      sightingAdded({
        id: nanoid(),
        species: String(values.get('species')),
        place: String(values.get('place')),
        notes: String(values.get('notes')),
      }),
    )
    form.reset()
    // #endregion
  }
  // #endregion
  // #endregion

  // #region form
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
  // #endregion
}
