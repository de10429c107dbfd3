/**
 * Development only: brings a page to the newest state of its files, so that nothing else moves. States have two numbers,
 * one for modules and one for content. The document says from which state it was rendered; the server tells the newest
 * one to each page that asks, and every later one. Vite's own messages replace modules, but only in pages that were
 * connected when a file was saved.
 */
import type { ErrorPayload } from 'vite'
import type { PageData } from '../../model/page.ts'
import { pageDataPath } from '../../model/routes.ts'
import type { SiteData } from '../../model/site-data.ts'

type State = {
  modules: number
  content: number
  siteData: SiteData
  error: ErrorPayload['err'] | null
}

type Shown = {
  /** Updated in place, because the router looks up pages in it, and lists of pages are rendered from it. */
  siteData: SiteData
  page: () => PageData
  /** Shows a version of the same page. */
  commit: (page: PageData) => Promise<void>
}

const [modules = 0, content = 0] =
  document.querySelector<HTMLMetaElement>('meta[name=state]')?.content.split(' ').map(Number) ?? []
/** Documents that say why a page can't be rendered have no root. */
const isPage = document.getElementById('root') !== null

let newest: State | undefined
/** The state of the modules when the server first answered. Vite's messages tell of later ones. */
let joinedAt: number | undefined
let shown: Shown | undefined
/** The state that the page shows. */
let reached = content
let isCatchingUp = false
let box: HTMLElement | undefined

/** Whether the document was rendered with the modules that a page would be rendered with now. */
export async function isRenderedWithSameModules(): Promise<boolean> {
  const state = await fetch(`${import.meta.env.BASE_URL}@module-state`)
  return Number(await state.text()) === modules
}

/** Call it when the page is hydrated: from now on, it's brought to new states. */
export function follow(page: Shown): void {
  shown = page
  loading.disconnect()
  reloadIfOutdated()
  // What a navigation has loaded may be older than the newest state.
  window.navigation.addEventListener('navigatesuccess', () => {
    reached = 0
    catchUp()
  })
  catchUp()
}

async function catchUp(): Promise<void> {
  if (!shown || isCatchingUp) return
  isCatchingUp = true
  while (newest && newest.content !== reached) {
    const { content, siteData } = newest
    const isNewSidebar = take(shown.siteData, siteData)
    const before = shown.page()
    const version = siteData.routes[before.route]
    const data = version && (await read(pageDataPath(before.route, version)))
    // Another page may have come meanwhile.
    if (shown.page() !== before) continue
    const isNewPage = data && data !== JSON.stringify(before)
    if (isNewPage || isNewSidebar) await shown.commit(isNewPage ? JSON.parse(data) : before)
    if (shown.page().route === before.route) reached = content
  }
  isCatchingUp = false
}

/** The text of a file; null if it's gone, which a newer state will tell. */
async function read(path: string): Promise<string | null> {
  const response = await fetch(import.meta.env.BASE_URL + path).catch(() => null)
  return response?.ok ? response.text() : null
}

/** @returns whether the sidebar is another one */
function take(siteData: SiteData, { routes, redirects, sidebar }: SiteData): boolean {
  const addresses = (data: Pick<SiteData, 'routes' | 'redirects'>) =>
    JSON.stringify([Object.keys(data.routes), data.redirects])
  // The router has read them when it started.
  if (addresses(siteData) !== addresses({ routes, redirects })) location.reload()
  Object.assign(siteData.routes, routes)
  const isNew = JSON.stringify(sidebar) !== JSON.stringify(siteData.sidebar)
  siteData.sidebar = sidebar
  return isNew
}

/** Shows what is wrong with the content, until it's mended. */
function showError(): void {
  box?.remove()
  const Box = customElements.get('vite-error-overlay') as
    | (new (
        error: ErrorPayload['err'],
      ) => HTMLElement)
    | undefined
  if (!newest?.error || !Box) return
  box = new Box(newest.error)
  document.body.append(box)
}

/** Loads the document again if its modules are old, or if it couldn't be shown and there is another state. */
function reloadIfOutdated(): void {
  if (!newest) return
  const hasFailed = !isPage || document.querySelector('.load-error') !== null
  const isOther = newest.modules !== modules || (!isPage && newest.content !== content)
  if (hasFailed ? isOther : shown && joinedAt !== modules) location.reload()
}

// In full, because Vite searches for these words.
import.meta.hot?.on('content:state', (state: State) => {
  newest = state
  joinedAt ??= state.modules
  reloadIfOutdated()
  showError()
  catchUp()
})
// The box of a page whose script can't be loaded may come after the state in which it can.
const loading = new MutationObserver(reloadIfOutdated)
loading.observe(document.body, { childList: true, subtree: true })
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  // Vite has removed all boxes, and styles that were linked are now in the modules that it has replaced.
  showError()
  for (const { path } of updates) document.querySelector(`link[href$="${path}"]`)?.remove()
})
import.meta.hot?.send('content:ask')
