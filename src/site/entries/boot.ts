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
    // Without it the site still works: the browser follows links.
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
 * Resolves when something of the page is painted, so that the app doesn't compete with that. Hidden pages aren't
 * painted, so for them it resolves after a moment.
 */
function painted() {
  return new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, 1000)
  })
}

/**
 * Loads a file into the browser's cache. Chromium caches a failed import for the life of the document, so a file is
 * only imported after a request for it has succeeded. If the response is a page, such as a network's sign-in page, it's
 * a failure, and the second try bypasses the cache.
 */
async function fetchIntoCache(url: string, cache: RequestCache) {
  const response = await fetch(url, { priority: 'low', cache })
  // Neither script nor JSON starts this way.
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
