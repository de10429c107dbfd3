import type { AnalyticsProvider } from '../../model/settings.ts'

/** Origins that the Content-Security-Policy has to allow for counting page views. */
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
      // A path is on the site itself, which the policy already allows.
      return {
        script: [],
        connect: URL.canParse(provider.url) ? [new URL(provider.url).origin] : [],
      }
  }
}
