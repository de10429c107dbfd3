// #region copies
export const ticket = {
  id: 7,
  dish: 'Onion soup',
  guest: { table: 4, seat: 1 },
  extras: ['croutons'],
}

export const moved = { ...ticket, guest: { ...ticket.guest, seat: 2 } }

export const richer = { ...ticket, extras: [...ticket.extras, 'gruyère'] }
// #endregion
