import { useEffect } from 'react'
import { linkTo } from '../link-to.ts'
import { mainId } from '../main-id.ts'
import { useSite } from '../site-context.tsx'
import { CachedPages } from './cached-pages.tsx'
import { useOfflineState } from './offline-state.ts'
import './offline.css'

/** Shown without a connection, at the address of the page that is not cached. */
export function NotSavedPage() {
  const { page } = useSite()
  const state = useOfflineState()

  useEffect(() => {
    const open = () => location.reload()
    window.addEventListener('online', open)
    return () => window.removeEventListener('online', open)
  }, [])

  return (
    <main id={mainId} className="plain-page offline-page">
      <h1>{page.title}</h1>
      <p>You’re offline, and this page isn’t saved. It opens when you’re back online.</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
      {state?.cached && <CachedPages {...state.cached} />}
      {state?.cached?.copy === null && (
        <p>
          To read all pages offline, <a {...linkTo('/offline')}>save the whole site</a>.
        </p>
      )}
    </main>
  )
}
