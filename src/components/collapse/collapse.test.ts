import { beforeEach, describe, expect, it, vi } from 'vitest'
import { animateHeight, collapseDuration } from './collapse.ts'

describe('collapseDuration', () => {
  it.each([
    [36, 192],
    [72, 222],
    [100, 239],
    [180, 274],
    [360, 327],
    [720, 397],
    [1000, 440],
    [1440, 497],
    [2000, 561],
  ])('H6 moves %d px in %d ms', (height, duration) => {
    expect(collapseDuration(height)).toBe(duration)
  })
})

describe('animateHeight', () => {
  beforeEach(() => {
    prefersReducedMotion(false)
  })

  it('H5 opens a hidden element from nothing to its natural height', () => {
    const { element, animations } = elementOfHeight(180)
    element.hidden = true
    animateHeight(element, true)
    expect(element.hidden).toBe(false)
    expect(animations).toHaveLength(1)
    expect(animations[0]).toMatchObject({
      from: '0px',
      to: '180px',
      duration: 274,
      easing: 'ease-in-out',
    })
  })

  it('H7 hides an element only when it has closed', () => {
    const { element, animations } = elementOfHeight(180)
    animateHeight(element, false)
    expect(animations[0]).toMatchObject({ from: '180px', to: '0px' })
    expect(element.hidden).toBe(false)
    animations[0]?.finish()
    expect(element.hidden).toBe(true)
  })

  it('H8 turns round from the present height and ends only in the last state asked for', () => {
    const { element, animations } = elementOfHeight(180)
    animateHeight(element, false)
    animations[0]?.standAt(120)
    animateHeight(element, true)
    expect(animations[0]?.isCancelled).toBe(true)
    expect(animations[1]).toMatchObject({ from: '120px', to: '180px' })
    animations[1]?.finish()
    expect(element.hidden).toBe(false)
  })

  it('H9 reaches the end state at once under reduced motion', () => {
    prefersReducedMotion(true)
    const { element, animations } = elementOfHeight(180)
    animateHeight(element, false)
    expect(element.hidden).toBe(true)
    animateHeight(element, true)
    expect(element.hidden).toBe(false)
    expect(animations).toEqual([])
  })

  it('leaves the end state to the caller who gives one', () => {
    const { element, animations } = elementOfHeight(180)
    const onEnd = vi.fn()
    animateHeight(element, false, onEnd)
    expect(onEnd).not.toHaveBeenCalled()
    animations[0]?.finish()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(element.hidden).toBe(false)
  })
})

function prefersReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

type FakeAnimation = {
  from: unknown
  to: unknown
  duration: unknown
  easing: unknown
  isCancelled: boolean
  finish(): void
  standAt(height: number): void
}

/** An element with simulated layout and animations, which the test document doesn't have. */
function elementOfHeight(naturalHeight: number) {
  const element = document.createElement('div')
  const animations: FakeAnimation[] = []
  let running: (FakeAnimation & { height: number }) | null = null

  element.getBoundingClientRect = () => new DOMRect(0, 0, 0, running?.height ?? naturalHeight)
  element.getAnimations = () => (running ? [running as unknown as Animation] : [])
  element.animate = ((keyframes: Keyframe[], options: KeyframeAnimationOptions) => {
    const animation = {
      id: options.id,
      from: keyframes[0]?.height,
      to: keyframes[1]?.height,
      duration: options.duration,
      easing: options.easing,
      height: Number.parseFloat(String(keyframes[0]?.height)),
      isCancelled: false,
      onfinish: () => {},
      cancel() {
        animation.isCancelled = true
        if (running === animation) running = null
      },
      finish: () => animation.onfinish(),
      standAt(height: number) {
        animation.height = height
      },
    }
    running = animation
    animations.push(animation)
    return animation
  }) as unknown as HTMLElement['animate']
  return { element, animations }
}
