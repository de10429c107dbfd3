import { Link, useParams } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { NotFoundPage } from '@/components/NotFoundPage'
import { Page } from '@/components/Page'
import { TimeAgo } from '@/components/TimeAgo'
import { ObserverName } from '@/features/observers/ObserverName'
import { selectSignedInId } from '@/features/session/sessionSlice'
import { ReactionBar } from './ReactionBar'
import { selectSightingById } from './sightingsSlice'

export function SightingPage() {
  const { sightingId = '' } = useParams()
  const sighting = useAppSelector((state) =>
    selectSightingById(state, sightingId),
  )
  const signedInId = useAppSelector(selectSignedInId)

  if (!sighting) return <NotFoundPage what="sighting" />

  return (
    <Page title={sighting.species}>
      <article className="card">
        {/* #region byline */}
        <p className="byline">
          {sighting.place}, <TimeAgo date={sighting.date} />,{' '}
          <ObserverName prefix="by " observerId={sighting.observerId} />
        </p>
        {/* #endregion */}
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
