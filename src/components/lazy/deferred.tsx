import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { onceNearViewport } from '../near-viewport.ts'
import type { LazyComponent } from './lazy.tsx'

export type DeferredComponent<Props> = LazyComponent<Props> & { isDeferred: true }

/**
 * A lazy component whose prerendered HTML is readable by itself. In the first document, React leaves that HTML alone
 * until it comes near the window or the Tab key is pressed, and only then loads the code; if that fails, the HTML
 * stays. After `preload` it renders at once.
 */
export function deferHydration<Props extends object>(
  Component: LazyComponent<Props>,
): DeferredComponent<Props> {
  let isLoaded = false

  async function preload(props?: Props) {
    await Component.preload(props)
    isLoaded = true
  }

  function Deferred(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const [start] = useState(() => (isLoaded ? undefined : createPromise()))

    useEffect(() => {
      if (!start || !box.current) return
      return onceNearViewport([box.current], '25%', () => {
        Component.preload(props, true).then(start.resolve, () => {})
      })
    }, [start, props])

    return (
      <div ref={box} className="deferred">
        <Suspense>
          <SuspendUntil promise={start?.promise}>
            <Component {...props} />
          </SuspendUntil>
        </Suspense>
      </div>
    )
  }
  return Object.assign(Deferred, { preload, isDeferred: true as const })
}

/** While it waits, React neither renders its content nor changes the prerendered HTML. */
function SuspendUntil({
  promise,
  children,
}: {
  promise: Promise<void> | undefined
  children: ReactNode
}) {
  if (promise) use(promise)
  return children
}

function createPromise() {
  let resolve!: () => void
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
