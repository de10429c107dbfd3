import type { PageCounter } from './page-counter.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Counts pages with Google's tag. Calls are queued until its script has been loaded. */
export function createGtag(trackingId: string): PageCounter {
  // The tag's script recognizes commands by the `arguments` object, so an array doesn't work.
  function gtag(..._command: unknown[]) {
    window.dataLayer ??= []
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer.push(arguments)
  }

  return {
    start() {
      gtag('js', new Date())
      gtag('config', trackingId)
      const script = document.createElement('script')
      script.async = true
      script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(trackingId)}`
      document.head.append(script)
    },
    count(href) {
      gtag('set', 'page_path', href)
      gtag('event', 'page_view')
    },
  }
}
