import { type ReactNode, useMemo } from 'react'
import type { PageData, SiteData } from '../content/page.ts'
import { AnnouncementBar } from './announcement/announcement.tsx'
import { CrashPage } from './crash/crash-page.tsx'
import { ErrorBoundary } from './crash/error-boundary.tsx'
import { Footer } from './footer/footer.tsx'
import { Navbar } from './navbar/navbar.tsx'
import { PageHead } from './page-head.tsx'
import { PageView } from './page-view.tsx'
import { SiteContext } from './site-context.tsx'
import { SkipLink } from './skip-link/skip-link.tsx'
import '../styles/layers.css'
import '../styles/tokens.css'
import '../styles/reset.css'
import '../styles/base.css'
import './app.css'

/**
 * The whole of what React draws, for every page. `loadError` is shown above the content: it says
 * that a page could not be loaded and how to go on.
 */
export function App({
  page,
  siteData,
  loadError,
}: {
  page: PageData
  siteData: SiteData
  loadError?: ReactNode
}) {
  const state = useMemo(() => ({ page, siteData }), [page, siteData])
  return (
    <SiteContext value={state}>
      <ErrorBoundary
        resetKey={page.route}
        fallback={(crash) => (
          <>
            <title>Page Error</title>
            <CrashPage {...crash} />
          </>
        )}
      >
        <PageHead />
        <SkipLink />
        <AnnouncementBar />
        <Navbar />
        <div className="content">
          {loadError}
          <ErrorBoundary resetKey={page.route} fallback={(crash) => <CrashPage {...crash} />}>
            <PageView />
          </ErrorBoundary>
        </div>
        <Footer />
      </ErrorBoundary>
    </SiteContext>
  )
}
