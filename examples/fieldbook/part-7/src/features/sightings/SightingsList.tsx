import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { newestFirst } from '@/app/newestFirst'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { useGetSightingsQuery } from '@/features/api/apiSlice'
import { LoadError } from '@/features/api/LoadError'
import { ObserverName } from '@/features/observers/ObserverName'
import { ReactionBar } from './ReactionBar'
import type { Sighting } from './types'

const SightingCard = memo(function SightingCard(props: { sighting: Sighting }) {
  const { sighting } = props

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
})

const noSightings: Sighting[] = []

export function SightingsList() {
  const {
    data: sightings = noSightings,
    isLoading,
    isFetching,
    isSuccess,
    isError,
    error,
    refetch,
  } = useGetSightingsQuery()

  const sorted = useMemo(() => newestFirst(sightings), [sightings])

  return (
    <>
      {isLoading && <Spinner label="Loading the sightings …" />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {isSuccess && sorted.length === 0 && (
        <p className="empty">No sightings yet. Log the first one above.</p>
      )}
      {sorted.length > 0 && (
        <ul className="list" aria-label="Sightings" aria-busy={isFetching}>
          {sorted.map((sighting) => (
            <SightingCard key={sighting.id} sighting={sighting} />
          ))}
        </ul>
      )}
    </>
  )
}
