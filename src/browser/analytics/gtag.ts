import type { PageCounter } from './page-counter.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Counts pages with Google's tag. Calls queue until its script is there, if it ever is. */
export function createGtag(trackingId: string): PageCounter {
  // The tag's script tells commands from data by the `arguments` object: an array will not do.
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
