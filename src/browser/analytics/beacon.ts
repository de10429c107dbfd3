import type { PageCounter } from './page-counter.ts'

/**
 * Counts pages by posting a small JSON text for each: `{ path, title, referrer }`. Nothing is kept
 * in the browser and nothing tells readers apart. The referrer is that of the first page: the
 * origin and path the reader came from, without a query; empty for every page after it.
 * @param url where to post; the request carries no credentials and its answer is not read
 */
export function createBeacon(url: string): PageCounter {
  const send = (path: string, referrer: string) => {
    const body = JSON.stringify({ path, title: document.title, referrer })
    // What a blocker stops, or a network loses, is not counted and is no error.
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
