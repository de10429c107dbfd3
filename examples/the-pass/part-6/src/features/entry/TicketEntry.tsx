import { type SubmitEvent, useState } from 'react'
import { useAppDispatch } from '../../hooks'
// #region import
import { callTicket } from '../tickets/ticketsSlice'
// #endregion

export function TicketEntry() {
  const [dish, setDish] = useState('')
  const dispatch = useAppDispatch()

  // #region submit
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const trimmed = dish.trim()
    if (trimmed === '') return
    dispatch(callTicket(trimmed))
    setDish('')
  }
  // #endregion

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
