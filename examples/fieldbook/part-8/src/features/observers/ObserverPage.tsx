// #region imports
import { createSelector } from '@reduxjs/toolkit'
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

// #endregion

// #region select-from-data
const selectSightingsBy = createSelector(
  [
    (sightings: Sighting[] | undefined) => sightings,
    (_sightings: Sighting[] | undefined, observerId: string) => observerId,
  ],
  (sightings = [], observerId) =>
    newestFirst(
      sightings.filter((sighting) => sighting.observerId === observerId),
    ),
)
// #endregion

// #region select-from-result
export function ObserverPage() {
  const { observerId = '' } = useParams()
  const observer = useAppSelector((state) =>
    selectObserverById(state, observerId),
  )
  const { sightings, isLoading, isSuccess, error, refetch } =
    useGetSightingsQuery(undefined, {
      selectFromResult: ({ data, isLoading, isSuccess, isError, error }) => ({
        sightings: selectSightingsBy(data, observerId),
        isLoading,
        isSuccess,
        error: isError ? error : null,
      }),
    })

  if (!observer) return <NotFoundPage what="observer" />
  // #endregion

  return (
    <Page title={observer.name}>
      <p className="byline">Watches {observer.patch}</p>
      {/* #region by-flags */}
      {isLoading && <Spinner label="Loading the sightings …" />}
      {error && <LoadError error={error} onRetry={refetch} />}
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
