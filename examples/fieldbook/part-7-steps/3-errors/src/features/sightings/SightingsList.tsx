import { Link } from 'react-router'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { useGetSightingsQuery } from '@/features/api/apiSlice'
// #region import
import { LoadError } from '@/features/api/LoadError'
// #endregion
import { ObserverName } from '@/features/observers/ObserverName'
import { ReactionBar } from './ReactionBar'
import type { Sighting } from './types'

function SightingCard({ sighting }: { sighting: Sighting }) {
  return (
    <li className="card">
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
  )
}

// #region list
export function SightingsList() {
  const {
    data: sightings = [],
    isLoading,
    isFetching,
    isSuccess,
    isError,
    error,
    refetch,
  } = useGetSightingsQuery()

  return (
    <>
      {isLoading && <Spinner label="Loading the sightings …" />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {isSuccess && sightings.length === 0 && (
        <p className="empty">No sightings yet. Log the first one above.</p>
      )}
      {sightings.length > 0 && (
        <ul className="list" aria-label="Sightings" aria-busy={isFetching}>
          {sightings.map((sighting) => (
            <SightingCard key={sighting.id} sighting={sighting} />
          ))}
        </ul>
      )}
    </>
  )
}
// #endregion
