import { useAppSelector } from '@/app/hooks'
import { TimeAgo } from '@/components/TimeAgo'
import { ObserverName } from '@/features/observers/ObserverName'
// #region reaction-import
import { ReactionBar } from './ReactionBar'
// #endregion

export function SightingsList() {
  const sightings = useAppSelector((state) => state.sightings)

  const newestFirst = sightings.toSorted((a, b) => b.date.localeCompare(a.date))

  return (
    <ul className="list" aria-label="Sightings">
      {newestFirst.map((sighting) => (
        <li key={sighting.id} className="card">
          <h2>{sighting.species}</h2>
          <p className="byline">
            {sighting.place}, <TimeAgo date={sighting.date} />, by{' '}
            <ObserverName observerId={sighting.observerId} />
          </p>
          {/* #region reaction-bar */}
          <p>{sighting.notes.slice(0, 100)}</p>
          <ReactionBar sighting={sighting} />
          {/* #endregion */}
        </li>
      ))}
    </ul>
  )
}
