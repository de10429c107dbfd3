import { Link, useParams } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { NotFoundPage } from '@/components/NotFoundPage'
import { Page } from '@/components/Page'
import { TimeAgo } from '@/components/TimeAgo'
import { selectSightingsByObserver } from '@/features/sightings/sightingsSlice'
import { selectObserverById } from './observersSlice'

export function ObserverPage() {
  const { observerId = '' } = useParams()
  const observer = useAppSelector((state) =>
    selectObserverById(state, observerId),
  )
  const sightings = useAppSelector((state) =>
    selectSightingsByObserver(state, observerId),
  )

  if (!observer) return <NotFoundPage what="observer" />

  return (
    <Page title={observer.name}>
      <p className="byline">Watches {observer.patch}</p>
      {sightings.length === 0 ? (
        <p className="empty">{observer.name} has not logged anything yet.</p>
      ) : (
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
    </Page>
  )
}
