import type { AnalyticsProvider } from '../../model/settings.ts'

/** What the content-security policy has to allow for the counting of page views. */
export function hostsOfAnalytics(provider: AnalyticsProvider | null): {
  script: string[]
  connect: string[]
} {
  switch (provider?.name) {
    case undefined:
      return { script: [], connect: [] }
    case 'gtag':
      return {
        script: ['https://www.googletagmanager.com'],
        connect: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
      }
    case 'beacon':
      // A path is the site itself, which the policy allows as it is.
      return {
        script: [],
        connect: URL.canParse(provider.url) ? [new URL(provider.url).origin] : [],
      }
  }
}
