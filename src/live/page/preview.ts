import { adoptStyles } from '../../dom/adopt-styles.ts'
import { createElement } from '../../dom/elements.ts'
import type { Frame } from './frame-host.ts'
import styles from './preview.css?inline'
import { previewStyles } from './preview-styles.ts'

/** Shows what a sample renders, below it. */
export type PreviewBox = {
  /** Where its frames stand: the one that is shown, and the next one until its run has something to show. */
  container: HTMLElement
  /** Takes a frame in that is about to run. */
  take(frame: Frame): void
  /** As high as what it shows, until the reader says how high. */
  fit(height: number): void
  remove(): void
}

const minHeight = 56
const maxInitialHeight = 420
const maxHeight = 900
const heightStep = 24

/** @param opened the container, where a frame stands there already: to move it would make it begin anew */
export function createPreview(
  bar: HTMLElement,
  signal: AbortSignal,
  opened?: HTMLElement | null,
): PreviewBox {
  adoptStyles(styles)
  const container = opened ?? createElement('div')
  const box = opened?.parentElement ?? createElement('div')
  box.className = 'live-preview'
  container.className = 'live-stage'
  const handle = createElement('div', 'live-handle')
  let frame: Frame | null = null
  let height = 0
  let isChosen = false

  function setHeight(next: number) {
    height = Math.round(Math.min(maxHeight, Math.max(minHeight, next)))
    container.style.blockSize = `${height}px`
    handle.ariaValueNow = String(height)
    handle.ariaValueText = `${height} pixels`
  }
  function choose(next: number) {
    isChosen = true
    setHeight(next)
  }

  handle.role = 'separator'
  handle.ariaLabel = 'Height of the preview'
  handle.ariaOrientation = 'horizontal'
  handle.ariaValueMin = String(minHeight)
  handle.ariaValueMax = String(maxHeight)
  handle.tabIndex = 0
  handle.onkeydown = (event) => {
    const by = {
      ArrowDown: heightStep,
      ArrowUp: -heightStep,
      PageDown: 4 * heightStep,
      PageUp: -4 * heightStep,
    }[event.key]
    const to = { Home: minHeight, End: maxHeight }[event.key]
    if (by === undefined && to === undefined) return
    event.preventDefault()
    choose(to ?? height + (by ?? 0))
  }
  handle.onpointerdown = (event) => {
    if (event.button !== 0) return
    // Over the frame, too, moves are told here.
    handle.setPointerCapture(event.pointerId)
    const from = height - event.clientY
    handle.onpointermove = ({ clientY }) => choose(from + clientY)
    handle.onlostpointercapture = () => {
      handle.onpointermove = null
    }
  }

  const showMode = () => frame?.setStyles(previewStyles())
  const mode = new MutationObserver(showMode)
  mode.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  function remove() {
    mode.disconnect()
    box.remove()
  }
  signal.addEventListener('abort', remove)

  setHeight(120)
  if (!opened) {
    box.append(container)
    bar.after(box)
  }
  box.append(handle)
  return {
    container,
    take(next) {
      frame = next
      showMode()
    },
    fit(wanted) {
      if (!isChosen) setHeight(Math.min(wanted, maxInitialHeight))
    },
    remove,
  }
}
