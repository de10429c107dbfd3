import { useAppSelector } from '@/app/hooks'
import { ObserverName } from '@/features/observers/ObserverName'

export function SightingsList() {
  const sightings = useAppSelector((state) => state.sightings)

  return (
    <ul className="list" aria-label="Sightings">
      {sightings.map((sighting) => (
        <li key={sighting.id} className="card">
          <h2>{sighting.species}</h2>
          <p className="byline">
            {sighting.place}, by{' '}
            <ObserverName observerId={sighting.observerId} />
          </p>
          <p>{sighting.notes.slice(0, 100)}</p>
        </li>
      ))}
    </ul>
  )
}
