import { useAppSelector } from '@/app/hooks'

export function SightingsList() {
  // #region select
  const sightings = useAppSelector((state) => state.sightings)
  // #endregion

  // #region list
  return (
    <ul className="list" aria-label="Sightings">
      {sightings.map((sighting) => (
        <li key={sighting.id} className="card">
          <h2>{sighting.species}</h2>
          <p className="byline">{sighting.place}</p>
          <p>{sighting.notes.slice(0, 100)}</p>
        </li>
      ))}
    </ul>
  )
  // #endregion
}
