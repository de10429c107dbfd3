import { Link, useParams } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { NotFoundPage } from '@/components/NotFoundPage'
import { Page } from '@/components/Page'
import { TimeAgo } from '@/components/TimeAgo'
import { ObserverName } from '@/features/observers/ObserverName'
import { ReactionBar } from './ReactionBar'
import { selectSightingById } from './sightingsSlice'

export function SightingPage() {
  const { sightingId = '' } = useParams()
  const sighting = useAppSelector((state) =>
    selectSightingById(state, sightingId),
  )

  if (!sighting) return <NotFoundPage what="sighting" />

  return (
    <Page title={sighting.species}>
      <article className="card">
        <p className="byline">
          {sighting.place}, <TimeAgo date={sighting.date} />, by{' '}
          <ObserverName observerId={sighting.observerId} />
        </p>
        <p>{sighting.notes}</p>
        <ReactionBar sighting={sighting} />
      </article>
      <p className="actions">
        <Link to="/sightings">Back to the journal</Link>
      </p>
    </Page>
  )
}
