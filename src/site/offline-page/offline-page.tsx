import { mainId } from '../main-id.ts'
import { useSite } from '../site-context.tsx'
import { CachedPages } from './cached-pages.tsx'
import { useOfflineState } from './offline-state.ts'
import { SavePanel } from './save-panel.tsx'
import './offline.css'

/** Shows readers what their browser has saved, and lets them save the whole site. */
export function OfflinePage() {
  const { page } = useSite()
  const state = useOfflineState()
  return (
    <main id={mainId} className="plain-page offline-page">
      <h1>{page.title}</h1>
      <p>
        Your browser saves the pages you open, so you can read them again offline. You can also save
        the whole site at once.
      </p>
      <noscript>
        <p>
          Reading offline needs JavaScript, because a script saves the pages and finds them again.
        </p>
      </noscript>
      {state && (
        <section aria-labelledby="whole-site">
          <h2 id="whole-site">The whole site</h2>
          <SavePanel {...state} />
        </section>
      )}
      {state?.cached && <CachedPages {...state.cached} />}
    </main>
  )
}
