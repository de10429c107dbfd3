// Styles come first: the first sheet declares the order of layers, and shared classes come before those of components,
// which override them.
import '../components/styles/layers.css'
import '../components/styles/tokens.css'
import './theme.ts'
import '../components/styles/reset.css'
import '../components/styles/base.css'
import '../components/styles/prose.css'
import '../browser/deferred-layout/deferred-layout.css'
import '../components/styles/code.css'
import './directive-styles.ts'
import '../components/styles/print.css'
import './app.css'

import { type ReactNode, useEffect, useMemo } from 'react'
import { ErrorBoundary } from '../components/error-boundary/error-boundary.tsx'
import type { PageData } from '../model/page.ts'
import type { SiteData } from '../model/site-data.ts'
import { ProgressBar } from '../router/progress-bar.tsx'
import { AnnouncementBar } from './announcement/announcement.tsx'
import { ErrorPage } from './error-page/error-page.tsx'
import { Footer } from './footer/footer.tsx'
import { Navbar } from './navbar/navbar.tsx'
import { PageHead } from './page-head.tsx'
import { PageView } from './page-view.tsx'
import { SiteContext } from './site-context.tsx'
import { SkipLink } from './skip-link/skip-link.tsx'
import { useStoredChoices } from './use-stored-choices.ts'

/**
 * The whole of what React renders, for every page. `loadError` is shown above the content: it says
 * that a page could not be loaded and how to go on. `onHydrated` is called when React has taken over
 * all but what stands in Suspense boundaries: keys are heard, and another page may be rendered.
 */
export function App({
  page,
  siteData,
  loadError,
  onHydrated,
}: {
  page: PageData
  siteData: SiteData
  loadError?: ReactNode
  onHydrated?: () => void
}) {
  useStoredChoices()
  useEffect(() => onHydrated?.(), [onHydrated])
  const state = useMemo(() => ({ page, siteData }), [page, siteData])
  return (
    <SiteContext value={state}>
      <ErrorBoundary
        resetKey={page.route}
        fallback={(caught) => (
          <>
            <title>Page Error</title>
            <ErrorPage {...caught} />
          </>
        )}
      >
        <PageHead />
        <SkipLink />
        <ProgressBar />
        <AnnouncementBar />
        <Navbar />
        <div className="content">
          {loadError}
          <ErrorBoundary resetKey={page.route} fallback={(caught) => <ErrorPage {...caught} />}>
            <PageView />
          </ErrorBoundary>
        </div>
        <Footer />
      </ErrorBoundary>
    </SiteContext>
  )
}
