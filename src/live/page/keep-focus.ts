/** How long browsers count a press or a key as the reader's act. */
const activationMs = 5000

/** The shortest time between a key and a tap. */
const tapMs = 1000

/**
 * Gives the focus back when a frame has taken it without the reader: a frame may focus its own fields whenever it wants,
 * and would then get what is typed. The reader moves into a frame by pointing at it, by Tab, or by a tap, which the page
 * only notices as an activation.
 * @param isFrame whether an element is one of these frames
 * @param onTaken is told of each frame from which the focus was taken back
 * @returns a function that looks for the focus, for a change from one frame to another, of which a page isn't told
 */
export function keepFocus(
  isFrame: (element: Element | null) => element is HTMLElement,
  onTaken: (frame: HTMLElement) => void,
): () => void {
  /** What had the focus last in the page. */
  let last: EventTarget | undefined
  /** The frame that the reader has moved into. */
  let entered: Element | null = null
  let hasTabbed = false
  let isPointing = false
  let usesMouse = matchMedia('(hover: hover)').matches
  // What led here was the reader's act, too.
  let inputAt = performance.now()
  let shielded: HTMLElement | null = null

  function isMeant(): boolean {
    if (hasTabbed || isPointing) return true
    // A key in the page activates too, so only what comes later is known to be from the frame.
    const sinceInput = performance.now() - inputAt
    const isActive = navigator.userActivation?.isActive ?? false
    return isActive && sinceInput > (usesMouse ? activationMs : tapMs)
  }

  function check(): void {
    const { activeElement } = document
    if (activeElement === entered) return
    entered = null
    if (!isFrame(activeElement)) return
    if (isMeant()) {
      entered = activeElement
      return
    }
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
    else activeElement.blur()
    onTaken(activeElement)
  }

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, { capture: true, passive: true })

  listen('keydown', ({ key }) => {
    inputAt = performance.now()
    hasTabbed = key === 'Tab'
    if (hasTabbed || !isPointing) return
    // A pointer that rests on a frame says nothing while the reader types. When it moves, the frame gets it again.
    isPointing = false
    const hovered = document.querySelector('iframe:hover')
    if (!usesMouse || !isFrame(hovered)) return
    shielded = hovered
    shielded.style.pointerEvents = 'none'
  })
  listen('pointermove', () => {
    shielded?.style.removeProperty('pointer-events')
    shielded = null
  })
  listen('pointerover', ({ target, pointerType }) => {
    usesMouse = pointerType === 'mouse'
    isPointing = isFrame(target as Element)
  })
  listen('pointerdown', ({ pointerType }) => {
    usesMouse = pointerType === 'mouse'
    inputAt = performance.now()
  })
  listen('focusin', (event) => {
    if (isFrame(event.target as Element)) return
    hasTabbed = false
    last = event.composedPath()[0]
    entered = null
  })
  listen('focus', check)
  // Later, because the focus is still on its way: Chromium would leave the keys with the frame.
  listen('blur', () => setTimeout(check))
  last = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement ?? undefined
  return check
}
