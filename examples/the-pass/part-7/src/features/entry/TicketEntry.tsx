// #region top
import { type SubmitEvent, useState } from 'react'
import { messageOf } from '../../api/client'
import { useAppDispatch } from '../../hooks'
import { callTicket } from '../tickets/ticketsSlice'

export function TicketEntry() {
  const [dish, setDish] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const dispatch = useAppDispatch()

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const trimmed = dish.trim()
    if (trimmed === '' || isSaving) return
    setIsSaving(true)
    setError(null)
    try {
      await dispatch(callTicket(trimmed))
      setDish('')
    } catch (thrown) {
      setError(messageOf(thrown))
    } finally {
      setIsSaving(false)
    }
  }
  // #endregion

  // #region markup
  return (
    <form className="entry" aria-busy={isSaving} onSubmit={handleSubmit}>
      <label htmlFor="dish">Dish</label>
      <input
        id="dish"
        type="text"
        autoComplete="off"
        placeholder="Onion soup"
        value={dish}
        readOnly={isSaving}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : 'dish-error'}
        onChange={(event) => setDish(event.target.value)}
      />
      <button type="submit" aria-disabled={isSaving}>
        {isSaving ? 'Calling…' : 'Call ticket'}
      </button>
      {error !== null && (
        <p className="alarm" role="alert" id="dish-error">
          {error}
        </p>
      )}
    </form>
  )
  // #endregion
}
