import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { onceNearViewport } from '../near-viewport.ts'
import type { LazyComponent } from './lazy.tsx'

export type DeferredComponent<Props> = LazyComponent<Props> & { isDeferred: true }

/**
 * A lazy component that can be read as the server has written it. On the page that came as a
 * document React leaves its HTML alone until it comes near the window or the Tab key is pressed, and
 * only then loads its code; if that fails, the HTML stays. After `preload` it is rendered at once.
 */
export function defer<Props extends object>(
  Component: LazyComponent<Props>,
): DeferredComponent<Props> {
  let isLoaded = false

  async function preload(props?: Props) {
    await Component.preload(props)
    isLoaded = true
  }

  function Deferred(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const [sleep] = useState(() => (isLoaded ? undefined : createSleep()))

    useEffect(() => {
      if (!sleep || !box.current) return
      return onceNearViewport([box.current], '25%', () => {
        Component.preload(props, true).then(sleep.end, () => {})
      })
    }, [sleep, props])

    return (
      <div ref={box} className="deferred">
        <Suspense>
          <Sleeper until={sleep?.promise}>
            <Component {...props} />
          </Sleeper>
        </Suspense>
      </div>
    )
  }
  return Object.assign(Deferred, { preload, isDeferred: true as const })
}

/** While it waits, React neither renders its content nor touches what the server has rendered. */
function Sleeper({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  if (until) use(until)
  return children
}

function createSleep() {
  let end!: () => void
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  return { promise, end }
}
