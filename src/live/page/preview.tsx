import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useState } from 'react'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import styles from './preview.css?inline'
import { previewStyles } from './preview-styles.ts'
import type { SampleProps } from './sample-host.ts'

export { previewStyles }

const minHeight = 56
const initialHeight = 120
const maxInitialHeight = 420
const maxHeight = 900
const heightStep = 24

/** The preview, with a handle below it: it's as high as its content until the reader changes the height. */
export function Preview({ host: { stage }, view }: SampleProps) {
  const { previewHeight = initialHeight, previewFrame } = view
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = chosen ?? Math.min(previewHeight, maxInitialHeight)
  const height = Math.round(Math.min(maxHeight, Math.max(minHeight, wanted)))

  useLayoutEffect(() => adoptStyles(styles), [])
  useLayoutEffect(() => {
    const { current } = stage
    if (current) current.style.blockSize = `${height}px`
    return () => {
      current?.style.removeProperty('block-size')
    }
  }, [stage, height])
  useEffect(() => {
    const mode = new MutationObserver(() => previewFrame?.setStyles(previewStyles()))
    mode.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => mode.disconnect()
  }, [previewFrame])

  function chooseByKey(event: KeyboardEvent) {
    const by = {
      ArrowDown: heightStep,
      ArrowUp: -heightStep,
      PageDown: 4 * heightStep,
      PageUp: -4 * heightStep,
    }[event.key]
    const to = { Home: minHeight, End: maxHeight }[event.key]
    if (by === undefined && to === undefined) return
    event.preventDefault()
    setChosen(to ?? height + (by ?? 0))
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const handle = event.currentTarget
    // So that moves over the frame are reported here too.
    handle.setPointerCapture(event.pointerId)
    const from = height - event.clientY
    handle.onpointermove = ({ clientY }) => setChosen(from + clientY)
    handle.onlostpointercapture = () => {
      handle.onpointermove = null
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: hr is a line, and this is a handle with a value
    <div
      className="live-handle"
      role="separator"
      aria-label="Height of the preview"
      aria-orientation="horizontal"
      aria-valuemin={minHeight}
      aria-valuemax={maxHeight}
      aria-valuenow={height}
      aria-valuetext={`${height} pixels`}
      tabIndex={0}
      onKeyDown={chooseByKey}
      onPointerDown={drag}
    />
  )
}
