export interface Sighting {
  id: string
  species: string
  place: string
  notes: string
  observerId: string
  /** When it was logged, as an ISO string */
  date: string
}

/** What an observer enters. The rest of a sighting is filled in. */
export type NewSighting = Pick<
  Sighting,
  'species' | 'place' | 'notes' | 'observerId'
>
