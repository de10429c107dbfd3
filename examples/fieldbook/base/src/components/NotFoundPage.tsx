import { Link } from 'react-router'
import { Page } from './Page'

export function NotFoundPage({ what }: { what: string }) {
  return (
    <Page title={`This ${what} was not found`}>
      <p>It may have been removed, or the address may be mistyped.</p>
      <p>
        <Link to="/">Back to the journal</Link>
      </p>
    </Page>
  )
}
