// #region sighting
export interface Sighting {
  id: string
  species: string
  place: string
  notes: string
  observerId: string
  /** When it was logged, as an ISO string */
  date: string
  reactions: Reactions
}
// #endregion

// #region reactions
export interface Reactions {
  greatFind: number
  alsoSeen: number
  lovely: number
  lifer: number
  unsure: number
}

export type ReactionName = keyof Reactions
// #endregion

// #region new-and-update
/** What an observer enters; the rest of a sighting is filled in. */
export type NewSighting = Pick<
  Sighting,
  'species' | 'place' | 'notes' | 'observerId'
>

/** What may change later: neither the observer nor the date. */
export type SightingUpdate = Pick<
  Sighting,
  'id' | 'species' | 'place' | 'notes'
>
// #endregion
