import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import { LoadError } from './load-error.tsx'
import { moduleLoader } from './module-loader.ts'
import { Spinner } from './spinner.tsx'

export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /**
   * With properties, loads what rendering with them takes; without, what any rendering takes. Where the server has
   * rendered it, what it takes to take that over.
   */
  preload: (props?: Props, isPrerendered?: boolean) => Promise<void>
}

/**
 * A component whose code is loaded when it's first rendered, with a spinner if that takes long, and a way to try again
 * if it fails. After `preload` it renders at once, as prerendering requires. Failures aren't cached, so the next
 * rendering or `preload` tries again.
 */
export function defineLazy<Module, Props extends object>({
  load,
  pick,
  preloadMore,
}: {
  load: () => Promise<Module>
  pick: (module: Module) => ComponentType<Props>
  /** For a component that loads further code depending on its properties. */
  preloadMore?: (module: Module, props?: Props, isPrerendered?: boolean) => Promise<void>
}): LazyComponent<Props> {
  const loadModule = moduleLoader(load)
  let module: Module | undefined
  let loading: Promise<Module> | undefined

  function loadCode(): Promise<Module> {
    loading ??= loadModule().then(
      (loaded) => {
        module = loaded
        return loaded
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  async function preload(...args: [props?: Props, isPrerendered?: boolean]): Promise<void> {
    const loaded = await loadCode()
    await preloadMore?.(loaded, ...args)
  }

  function contentOf(): ComponentType<Props> {
    // React's own lazy component caches a failure, so each try creates a new one.
    return module ? pick(module) : lazy(async () => ({ default: pick(await loadCode()) }))
  }

  function Lazy(props: Props) {
    const [Content, setContent] = useState(contentOf)
    const retryBy = (tryAgain: () => void) => () => {
      setContent(contentOf)
      tryAgain()
    }
    return (
      <ErrorBoundary
        fallback={({ error, tryAgain }) => <LoadError error={error} onRetry={retryBy(tryAgain)} />}
      >
        <Suspense fallback={<Spinner />}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(Lazy, { preload })
}
