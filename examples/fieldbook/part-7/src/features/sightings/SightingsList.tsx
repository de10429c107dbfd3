// #region imports
import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { newestFirst } from '@/app/newestFirst'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { useGetSightingsQuery } from '@/features/api/apiSlice'
import { errorMessage } from '@/features/api/errorMessage'
import { ObserverName } from '@/features/observers/ObserverName'
import { ReactionBar } from './ReactionBar'
import type { Sighting } from './types'

// #endregion

// #region card
const SightingCard = memo(function SightingCard(props: { sighting: Sighting }) {
  const { sighting } = props

  return (
    <li className="card">
      <h2>
        <Link to={`/sightings/${sighting.id}`}>{sighting.species}</Link>
      </h2>
      <p className="byline">
        {sighting.place}, <TimeAgo date={sighting.date} />,{' '}
        <ObserverName prefix="by " observerId={sighting.observerId} />
      </p>
      <p>{sighting.notes.slice(0, 100)}</p>
      <ReactionBar sighting={sighting} />
    </li>
  )
})
// #endregion

// #region list
// #region query
const noSightings: Sighting[] = []

export function SightingsList() {
  const {
    data: sightings = noSightings,
    isLoading,
    isFetching,
    isSuccess,
    error,
    refetch,
  } = useGetSightingsQuery()
  // #endregion

  // #region sort
  const sorted = useMemo(() => newestFirst(sightings), [sightings])
  // #endregion

  // #region by-flags
  if (isLoading) return <Spinner label="Loading the sightings …" />

  if (isSuccess && sorted.length === 0) {
    return <p className="empty">No sightings yet. Log the first one above.</p>
  }

  return (
    <>
      {error && (
        <div className="error" role="alert">
          <p>{errorMessage(error)}</p>
          <button type="button" onClick={refetch}>
            Try again
          </button>
        </div>
      )}
      <ul className="list" aria-label="Sightings" aria-busy={isFetching}>
        {sorted.map((sighting) => (
          <SightingCard key={sighting.id} sighting={sighting} />
        ))}
      </ul>
    </>
  )
  // #endregion
}
// #endregion
