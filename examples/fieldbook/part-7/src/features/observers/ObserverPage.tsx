// #region imports
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { newestFirst } from '@/app/newestFirst'
import { NotFoundPage } from '@/components/NotFoundPage'
import { Page } from '@/components/Page'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { useGetSightingsQuery } from '@/features/api/apiSlice'
import { LoadError } from '@/features/api/LoadError'
import type { Sighting } from '@/features/sightings/types'
import { selectObserverById } from './observersSlice'

const noSightings: Sighting[] = []
// #endregion

export function ObserverPage() {
  const { observerId = '' } = useParams()
  const observer = useAppSelector((state) =>
    selectObserverById(state, observerId),
  )
  // #region query
  const {
    data: allSightings = noSightings,
    isLoading,
    isSuccess,
    isError,
    error,
    refetch,
  } = useGetSightingsQuery()

  const sightings = useMemo(
    () =>
      newestFirst(
        allSightings.filter((sighting) => sighting.observerId === observerId),
      ),
    [allSightings, observerId],
  )
  // #endregion

  if (!observer) return <NotFoundPage what="observer" />

  return (
    <Page title={observer.name}>
      <p className="byline">Watches {observer.patch}</p>
      {/* #region by-flags */}
      {isLoading && <Spinner label="Loading the sightings …" />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {isSuccess && sightings.length === 0 && (
        <p className="empty">{observer.name} has not logged anything yet.</p>
      )}
      {sightings.length > 0 && (
        <ul className="list" aria-label={`Sightings of ${observer.name}`}>
          {sightings.map((sighting) => (
            <li key={sighting.id} className="card">
              <h2>
                <Link to={`/sightings/${sighting.id}`}>{sighting.species}</Link>
              </h2>
              <p className="byline">
                {sighting.place}, <TimeAgo date={sighting.date} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {/* #endregion */}
    </Page>
  )
}
