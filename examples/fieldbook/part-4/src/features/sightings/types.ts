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
/** What an observer enters. The rest of a sighting is filled in. */
export type NewSighting = Pick<
  Sighting,
  'species' | 'place' | 'notes' | 'observerId'
>

/** What can change later. The observer and the date can't. */
export type SightingUpdate = Pick<
  Sighting,
  'id' | 'species' | 'place' | 'notes'
>
// #endregion
