import type { SubmitEvent } from 'react'

export function AddSightingForm() {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)

    console.log(Object.fromEntries(values))
    form.reset()
  }

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
