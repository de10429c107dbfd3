// #region entry
import { type SubmitEvent, useState } from 'react'
import { useAppDispatch } from '../../hooks'

export function TicketEntry() {
  const [dish, setDish] = useState('')
  const dispatch = useAppDispatch()

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const trimmed = dish.trim()
    if (trimmed === '') return
    dispatch({ type: 'tickets/ticketAdded', payload: trimmed })
    setDish('')
  }

  return (
    <form className="entry" onSubmit={handleSubmit}>
      <label htmlFor="dish">Dish</label>
      <input
        id="dish"
        type="text"
        autoComplete="off"
        placeholder="Onion soup"
        value={dish}
        onChange={(event) => setDish(event.target.value)}
      />
      <button type="submit">Call ticket</button>
    </form>
  )
}
// #endregion
