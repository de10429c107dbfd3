import { useEffect } from 'react'
import { Link } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { ObserverName } from '@/features/observers/ObserverName'
import { ReactionBar } from './ReactionBar'
import {
  fetchSightings,
  selectSightingById,
  selectSightingIds,
  selectSightingsError,
  selectSightingsStatus,
} from './sightingsSlice'

function SightingCard({ sightingId }: { sightingId: string }) {
  const sighting = useAppSelector((state) =>
    selectSightingById(state, sightingId),
  )
  if (!sighting) return null

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

export function SightingsList() {
  const dispatch = useAppDispatch()
  const sightingIds = useAppSelector(selectSightingIds)
  const status = useAppSelector(selectSightingsStatus)
  const error = useAppSelector(selectSightingsError)

  useEffect(() => {
    if (status === 'idle') dispatch(fetchSightings())
  }, [status, dispatch])

  if (status === 'failed') {
    return (
      <div className="error" role="alert">
        <p>{error}</p>
        <button type="button" onClick={() => dispatch(fetchSightings())}>
          Try again
        </button>
      </div>
    )
  }

  if (status !== 'succeeded') return <Spinner label="Loading the sightings …" />

  if (sightingIds.length === 0) {
    return <p className="empty">No sightings yet. Log the first one above.</p>
  }

  return (
    <ul className="list" aria-label="Sightings">
      {sightingIds.map((sightingId) => (
        <SightingCard key={sightingId} sightingId={sightingId} />
      ))}
    </ul>
  )
}
