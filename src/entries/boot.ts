/**
 * The first script of every page, and the only one that runs before the page is painted and idle.
 * It ships to every reader: keep it under 1 KB.
 *
 * It marks that script works, then loads and starts the app. If a file of the app cannot be had,
 * the page stays readable, and a box says so and offers to try again.
 */

document.documentElement.dataset.started = ''

whenIdle(start)

async function start() {
  try {
    const url = document.querySelector<HTMLLinkElement>('link[data-app]')?.href ?? ''
    await assertLoads(url)
    const app: typeof import('./app.tsx') = await import(/* @vite-ignore */ url)
    await app.start()
  } catch (error) {
    console.warn('The page stays as it is, because its script did not start.', error)
    showLoadError(error)
  }
}

/**
 * Chromium remembers that an import failed for as long as the document lives, so a file is only
 * imported once a plain request for it has succeeded. The import then comes from the cache.
 */
async function assertLoads(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  await response.arrayBuffer()
}

function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 })
  else setTimeout(callback, 200)
}

function showLoadError(error: unknown) {
  const box = document.createElement('div')
  const button = document.createElement('button')
  box.className = 'load-error'
  box.setAttribute('role', 'alert')
  box.textContent = String(error instanceof Error ? error.message : error)
  button.type = 'button'
  button.textContent = 'Retry'
  button.onclick = () => {
    box.remove()
    start()
  }
  box.append(button)
  document.querySelector('main')?.before(box)
}
