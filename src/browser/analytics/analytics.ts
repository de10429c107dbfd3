import type { AnalyticsProvider } from '../../model/settings.ts'
import { createBeacon } from './beacon.ts'
import { createGtag } from './gtag.ts'
import type { PageCounter } from './page-counter.ts'

export type Analytics = {
  /** Reports that another page is rendered, including its title. Gets path, query and hash. */
  pageView(href: string): void
}

type AnalyticsSettings = {
  /** The provider; null turns analytics off. */
  provider: AnalyticsProvider | null
  isProduction: boolean
}

const off: Analytics = { pageView() {} }

/**
 * Starts counting page views, beginning with the current page, or does nothing if counting is off or the reader doesn't
 * want it. A page that the browser prerenders is counted when it's first shown, and a page from the back/forward cache
 * each time it's shown.
 */
export function startAnalytics(
  { provider, isProduction }: AnalyticsSettings,
  createCounter: (provider: AnalyticsProvider) => PageCounter = counterFor,
): Analytics {
  if (!provider || !isProduction || isTrackingRefused()) return off
  const counter = createCounter(provider)

  if (isRenderedAhead()) {
    document.addEventListener('prerenderingchange', () => counter.start(), { once: true })
  } else {
    counter.start()
  }
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) counter.count(location.pathname + location.search + location.hash)
  })
  return { pageView: (href) => counter.count(href) }
}

function counterFor(provider: AnalyticsProvider): PageCounter {
  return provider.name === 'gtag' ? createGtag(provider.id) : createBeacon(provider.url)
}

function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}

const isRenderedAhead = () => (document as Document & { prerendering?: boolean }).prerendering
