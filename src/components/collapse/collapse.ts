/** The reference height for durations. */
const referenceHeightPx = 36
const animationId = 'collapse'

/**
 * The duration of opening or closing content that is `heightPx` CSS pixels high, in whole milliseconds. Taller content
 * takes longer, but not in proportion: 36 → 192, 180 → 274, 720 → 397.
 */
export function collapseDuration(heightPx: number): number {
  const ratio = heightPx / referenceHeightPx
  return Math.round(10 * (4 + 15 * ratio ** 0.25 + ratio / 5))
}

/**
 * Opens or closes `element` by animating its height from where it stands now, so that a second
 * call midway turns it round. A `hidden` element starts from zero. The end state is left to
 * `onEnd`, which runs only when that state is reached; by default an open element has its natural
 * height and a closed one is `hidden`. With reduced motion the end state is there on return.
 *
 * The element should have no vertical padding or border and contain its children's margins
 * (`display: flow-root`), or the last step of closing is a jump.
 */
export function animateHeight(
  element: HTMLElement,
  open: boolean,
  onEnd: () => void = () => {
    element.hidden = !open
  },
): void {
  const from = element.hidden ? 0 : heightOf(element)
  for (const animation of element.getAnimations()) {
    if (animation.id === animationId) animation.cancel()
  }
  element.hidden = false
  const contentHeight = heightOf(element)
  const to = open ? contentHeight : 0
  if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onEnd()
    return
  }

  const animation = element.animate(
    [
      { height: `${from}px`, overflow: 'clip' },
      { height: `${to}px`, overflow: 'clip' },
    ],
    // With a fill, so that no frame between the end of the animation and `onEnd` shows the natural height.
    {
      id: animationId,
      duration: collapseDuration(contentHeight),
      easing: 'ease-in-out',
      fill: 'both',
    },
  )
  animation.onfinish = () => {
    onEnd()
    animation.cancel()
  }
}

function heightOf(element: HTMLElement): number {
  return element.getBoundingClientRect().height
}
