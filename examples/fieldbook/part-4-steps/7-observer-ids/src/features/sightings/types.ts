export interface Sighting {
  id: string
  species: string
  place: string
  notes: string
  observerId: string
}
