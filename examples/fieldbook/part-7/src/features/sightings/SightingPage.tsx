import { skipToken } from '@reduxjs/toolkit/query'
import { Link, useParams } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { NotFoundPage } from '@/components/NotFoundPage'
import { Page } from '@/components/Page'
import { Spinner } from '@/components/Spinner'
import { TimeAgo } from '@/components/TimeAgo'
import { useGetSightingQuery } from '@/features/api/apiSlice'
import { isNotFound } from '@/features/api/errorMessage'
import { LoadError } from '@/features/api/LoadError'
import { ObserverName } from '@/features/observers/ObserverName'
import { selectSignedInId } from '@/features/session/sessionSlice'
import { ReactionBar } from './ReactionBar'

export function SightingPage() {
  const { sightingId } = useParams()
  const {
    currentData: sighting,
    isFetching,
    error,
    refetch,
  } = useGetSightingQuery(sightingId ?? skipToken)
  const signedInId = useAppSelector(selectSignedInId)

  if (!sighting) {
    if (isFetching) return <Spinner label="Loading the sighting …" />
    if (!error || isNotFound(error)) return <NotFoundPage what="sighting" />
    return (
      <Page title="Sighting">
        <LoadError error={error} onRetry={refetch} />
      </Page>
    )
  }

  return (
    <Page title={sighting.species}>
      <article className="card" aria-busy={isFetching}>
        <p className="byline">
          {sighting.place}, <TimeAgo date={sighting.date} />, by{' '}
          <ObserverName observerId={sighting.observerId} />
        </p>
        <p>{sighting.notes}</p>
        <ReactionBar sighting={sighting} />
      </article>
      <p className="actions">
        {sighting.observerId === signedInId && (
          <Link to={`/sightings/${sighting.id}/edit`}>Edit sighting</Link>
        )}
        <Link to="/sightings">Back to the journal</Link>
      </p>
    </Page>
  )
}
