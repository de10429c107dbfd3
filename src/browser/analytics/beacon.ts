import type { PageCounter } from './page-counter.ts'

/**
 * Counts pages by posting a small JSON text for each: `{ path, title, referrer }`. Nothing is stored in the browser,
 * and nothing identifies readers. The referrer of the first page is the origin and path that the reader came from,
 * without a query; for every later page it's empty.
 * @param url where to post; the request has no credentials, and its response isn't read
 */
export function createBeacon(url: string): PageCounter {
  const send = (path: string, referrer: string) => {
    const body = JSON.stringify({ path, title: document.title, referrer })
    // If a blocker or the network stops a request, it's not counted, which isn't an error.
    fetch(url, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {})
  }
  return {
    start() {
      send(location.pathname + location.search + location.hash, withoutQuery(document.referrer))
    },
    count(href) {
      send(href, '')
    },
  }
}

const withoutQuery = (href: string) => href.replace(/[?#].*/s, '')
