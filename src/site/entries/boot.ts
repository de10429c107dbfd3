/**
 * The first script of every page, and the only one that runs before the page is painted and idle.
 * It ships to every reader: keep it under 1 KB.
 *
 * It marks that script works, then loads and starts the app. If a file of the app cannot be had,
 * the page stays readable, and a box says so and offers to try again.
 */

import type { PageIndex } from '../../model/site-data.ts'

// Read by the banner that warns of a wrong base path.
document.documentElement.dataset.started = ''

start('default')

async function start(cache: RequestCache) {
  try {
    const {
      app = '',
      siteData = '',
      pageIndex = '',
    } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
    await painted()
    // Without it the site works, and the browser follows links.
    const index: Promise<PageIndex | null> = fetch(pageIndex, {
      priority: 'low',
      cache: 'no-cache',
    })
      .then((response) => response.json())
      .catch(() => null)
    await Promise.all([fetchIntoCache(app, cache), fetchIntoCache(siteData, cache), idle()])
    const { start }: typeof import('./app.tsx') = await import(/* @vite-ignore */ app)
    await start(siteData, app, index)
  } catch (error) {
    console.warn('The page stays as it is, because its script did not start.', error)
    showLoadError(error)
  }
}

/**
 * Resolves when the browser says that something of the page is on the screen: the app must not
 * compete with what that needs. Hidden pages are not painted, so they wait a moment.
 */
function painted() {
  return new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1000)
  })
}

/**
 * Chromium caches a failed import for as long as the document lives, so a file is only
 * imported once a plain request for it has succeeded. The import then comes from the cache. A page in its place,
 * as of a network that wants a sign-in, is a failure, and a second try passes the cache that holds it.
 */
async function fetchIntoCache(url: string, cache: RequestCache) {
  const response = await fetch(url, { priority: 'low', cache })
  // Neither script nor JSON begins like a page.
  if (!response.ok || (await response.text())[0] === '<')
    throw new Error(`${url} answered with status ${response.status}.`)
}

function idle() {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
}

function showLoadError(error: unknown) {
  const box = document.createElement('div')
  const button = document.createElement('button')
  box.className = 'load-error'
  box.setAttribute('role', 'alert')
  box.textContent = error instanceof Error ? error.message : String(error)
  button.type = 'button'
  button.textContent = 'Retry'
  button.onclick = () => {
    box.remove()
    start('reload')
  }
  box.append(button)
  document.querySelector('main')?.before(box)
}
