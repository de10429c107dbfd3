import { charactersPerPixel } from '../../model/layout-limits.ts'
import type { PageData } from '../../model/page.ts'
import { deferLayout, layOutDeferred } from './deferred-layout.ts'

type PageRenderer = {
  /** The page on the screen, or the one whose beginning is. */
  current(): PageData
  /** Renders a page. Of one that is read from its top, what is below the window may follow when idle. */
  commit(page: PageData, isAtTop?: boolean): void
  /** Renders now what was to follow. */
  renderRest(): void
}

/**
 * @param initial the page that the document came with, all of it
 * @param render puts a page on the screen before it returns
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

/** The page with no more blocks than fill the window; the page itself when that takes all. */
function beginningOf(page: PageData): PageData {
  let room = charactersPerPixel * innerHeight
  const end = page.blocks.findIndex((block) => {
    room -= JSON.stringify(block).length
    return room < 0
  })
  return end < 0 ? page : { ...page, blocks: page.blocks.slice(0, end + 1) }
}
