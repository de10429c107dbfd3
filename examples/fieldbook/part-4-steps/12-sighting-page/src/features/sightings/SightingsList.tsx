import { Link } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { TimeAgo } from '@/components/TimeAgo'
import { ObserverName } from '@/features/observers/ObserverName'
import { ReactionBar } from './ReactionBar'
import { selectAllSightings } from './sightingsSlice'

export function SightingsList() {
  const sightings = useAppSelector(selectAllSightings)

  const newestFirst = sightings.toSorted((a, b) => b.date.localeCompare(a.date))

  return (
    <ul className="list" aria-label="Sightings">
      {newestFirst.map((sighting) => (
        <li key={sighting.id} className="card">
          <h2>
            <Link to={`/sightings/${sighting.id}`}>{sighting.species}</Link>
          </h2>
          <p className="byline">
            {sighting.place}, <TimeAgo date={sighting.date} />, by{' '}
            <ObserverName observerId={sighting.observerId} />
          </p>
          <p>{sighting.notes.slice(0, 100)}</p>
          <ReactionBar sighting={sighting} />
        </li>
      ))}
    </ul>
  )
}
