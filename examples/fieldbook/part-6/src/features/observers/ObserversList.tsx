import { Link } from 'react-router'
import { useAppSelector } from '@/app/hooks'
import { Page } from '@/components/Page'
import { selectAllObservers } from './observersSlice'

export function ObserversList() {
  const observers = useAppSelector(selectAllObservers)

  return (
    <Page title="Observers">
      <ul className="list" aria-label="Observers">
        {observers.map((observer) => (
          <li key={observer.id} className="card">
            <h2>
              <Link to={`/observers/${observer.id}`}>{observer.name}</Link>
            </h2>
            <p className="byline">Watches {observer.patch}</p>
          </li>
        ))}
      </ul>
    </Page>
  )
}
