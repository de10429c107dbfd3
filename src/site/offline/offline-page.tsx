import { useEffect } from 'react'
import { linkTo } from '../link.ts'
import { mainId } from '../main-id.ts'
import { useSite } from '../site-context.tsx'
import { KeptPages } from './kept-pages.tsx'
import { SavePanel } from './save-panel.tsx'
import { useFacts } from './use-facts.ts'
import './offline.css'

const base = import.meta.env.BASE_URL

/** The page about reading offline, and the one that stands in for pages which are not kept. */
export function OfflinePage() {
  const { page } = useSite()
  return (
    <main id={mainId} className="plain-page offline-page">
      <h1>{page.title}</h1>
      {page.kind === 'offline' ? <Keeping /> : <NotSaved />}
    </main>
  )
}

/** Where readers see what their browser keeps, and save all of it. */
function Keeping() {
  const [facts, refresh] = useFacts(base)
  return (
    <>
      <p>
        Pages that you open are kept in your browser, to be read again without a connection. You can
        also save all of them at once.
      </p>
      <p className="needs-script">
        Both need JavaScript, because your browser itself keeps the pages and finds them again.
      </p>
      <section className="save-panel" aria-labelledby="whole-site">
        <h2 id="whole-site">The whole site</h2>
        {facts ? <SavePanel facts={facts} refresh={refresh} /> : <p>Asking for the size…</p>}
      </section>
      {facts?.kept && <KeptPages {...facts.kept} />}
    </>
  )
}

/** Shown without a connection, at the address of the page that is not kept. */
function NotSaved() {
  const [facts] = useFacts(base)

  useEffect(() => {
    const open = () => location.reload()
    window.addEventListener('online', open)
    return () => window.removeEventListener('online', open)
  }, [])

  return (
    <>
      <p>
        There is no connection, and your browser has not kept this page. It opens by itself when the
        connection is back.
      </p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Try again
        </button>
      </p>
      {facts?.kept && <KeptPages {...facts.kept} />}
      {facts?.kept?.copy === null && (
        <p>
          Next time you can have all of them: <a {...linkTo('/offline')}>save the whole site</a>.
        </p>
      )}
    </>
  )
}
