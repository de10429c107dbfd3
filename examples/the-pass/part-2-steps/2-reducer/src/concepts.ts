export const ticket = {
  id: 7,
  dish: 'Onion soup',
  guest: { table: 4, seat: 1 },
  extras: ['croutons'],
}

export const moved = { ...ticket, guest: { ...ticket.guest, seat: 2 } }

export const richer = { ...ticket, extras: [...ticket.extras, 'gruyère'] }

// #region reducer
export interface PassState {
  waiting: number
}

export function passReducer(
  state: PassState = { waiting: 0 },
  action: { type: string },
): PassState {
  if (action.type === 'pass/plateCalled') {
    return { ...state, waiting: state.waiting + 1 }
  }
  return state
}
// #endregion
