// #region imports
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useAppDispatch, useAppSelector } from '@/app/hooks'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { ObserverName } from '@/features/observers/ObserverName'
import { ReactionBar } from './ReactionBar'
import {
  fetchSightings,
  selectAllSightings,
  selectSightingsError,
  selectSightingsStatus,
} from './sightingsSlice'
import type { Sighting } from './types'

// #endregion

// #region card
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
// #endregion

// #region list
export function SightingsList() {
  // #region fetch-on-mount
  const dispatch = useAppDispatch()
  const sightings = useAppSelector(selectAllSightings)
  const status = useAppSelector(selectSightingsStatus)
  const error = useAppSelector(selectSightingsError)

  useEffect(() => {
    if (status === 'idle') dispatch(fetchSightings())
  }, [status, dispatch])
  // #endregion

  // #region by-status
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

  if (sightings.length === 0) {
    return <p className="empty">No sightings yet. Log the first one above.</p>
  }

  const newestFirst = sightings.toSorted((a, b) => b.date.localeCompare(a.date))

  return (
    <ul className="list" aria-label="Sightings">
      {newestFirst.map((sighting) => (
        <SightingCard key={sighting.id} sighting={sighting} />
      ))}
    </ul>
  )
  // #endregion
}
// #endregion
