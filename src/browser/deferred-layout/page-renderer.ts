import { charactersPerPixel } from '../../model/layout-limits.ts'
import type { PageData } from '../../model/page.ts'
import { deferLayout, layOutDeferred } from './deferred-layout.ts'

type PageRenderer = {
  /** The current page, even if only its beginning is rendered. */
  current(): PageData
  /** Renders a page. If the reader will be at its top, what is below the window may be rendered later. */
  commit(page: PageData, isAtTop?: boolean): void
  /** Renders now what was left for later. */
  renderRest(): void
}

/**
 * @param initial the document's page, which is complete
 * @param render renders a page before it returns
 */
export function createPageRenderer(
  initial: PageData,
  render: (page: PageData) => void,
): PageRenderer {
  let current = initial
  let rendered = initial

  function show(page: PageData) {
    rendered = page
    render(page)
    if (rendered === current) layOutDeferred()
    else requestIdleCallback(renderRest, { timeout: 100 })
  }
  function renderRest() {
    if (rendered !== current) show(current)
  }
  addEventListener('beforeprint', renderRest)

  return {
    current: () => current,
    commit(page, isAtTop = false) {
      current = page
      show(deferLayout(isAtTop) ? beginningOf(page) : page)
    },
    renderRest,
  }
}

/** The page with as many blocks as fill the window; the page itself if that is all. */
function beginningOf(page: PageData): PageData {
  let room = charactersPerPixel * innerHeight
  const end = page.blocks.findIndex((block) => {
    room -= JSON.stringify(block).length
    return room < 0
  })
  return end < 0 ? page : { ...page, blocks: page.blocks.slice(0, end + 1) }
}
