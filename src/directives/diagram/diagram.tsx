import { defineLazy, type LazyComponent } from '../../components/lazy/lazy.tsx'
import type { DiagramProps } from './definition.ts'
import type { Drawing } from './drawing.ts'
import type { DiagramName } from './drawings.ts'
import { DiagramFigure, preloadPictures } from './figure.tsx'

type Caption = { caption: string | undefined }

/** Each drawing is a file of its own: a page loads those that it shows. */
const diagrams: { [name in DiagramName]: LazyComponent<Caption> } = {
  'data-flow': drawn(() => import('./drawings/core/data-flow.ts')),
  'app-data-flow': drawn(() => import('./drawings/core/app-data-flow.ts')),
  'async-data-flow': drawn(() => import('./drawings/core/async-data-flow.ts')),
  'store-parts': drawn(() => import('./drawings/core/store-parts.ts')),
  'reducer-tree': drawn(() => import('./drawings/core/reducer-tree.ts')),
  'thunk-path': drawn(() => import('./drawings/toolkit/thunk-path.ts')),
  'cache-lifecycle': drawn(() => import('./drawings/rtk-query/cache-lifecycle.ts')),
  normalized: drawn(() => import('./drawings/core/normalized.ts')),
  'selector-memoization': drawn(() => import('./drawings/toolkit/selector-memoization.ts')),
  'listener-middleware': drawn(() => import('./drawings/toolkit/listener-middleware.ts')),
  'middleware-pipeline': drawn(() => import('./drawings/core/middleware-pipeline.ts')),
  'enhancer-order': drawn(() => import('./drawings/core/enhancer-order.ts')),
  'reducer-step': drawn(() => import('./drawings/core/reducer-step.ts')),
  'structural-sharing': drawn(() => import('./drawings/core/structural-sharing.ts')),
  'undo-history': drawn(() => import('./drawings/core/undo-history.ts')),
  'slice-anatomy': drawn(() => import('./drawings/toolkit/slice-anatomy.ts')),
  'selector-cache': drawn(() => import('./drawings/toolkit/selector-cache.ts')),
  'side-effects': drawn(() => import('./drawings/toolkit/side-effects.ts')),
  'listener-wait': drawn(() => import('./drawings/toolkit/listener-wait.ts')),
  'async-thunk': drawn(() => import('./drawings/toolkit/async-thunk.ts')),
  'server-rendering': drawn(() => import('./drawings/toolkit/server-rendering.ts')),
  'store-injection': drawn(() => import('./drawings/toolkit/store-injection.ts')),
  'store-to-component': drawn(() => import('./drawings/toolkit/store-to-component.ts')),
  tags: drawn(() => import('./drawings/rtk-query/tags.ts')),
  'cache-lifetime': drawn(() => import('./drawings/rtk-query/cache-lifetime.ts')),
  'optimistic-update': drawn(() => import('./drawings/rtk-query/optimistic-update.ts')),
}

function drawn(load: () => Promise<{ drawing: Drawing }>): LazyComponent<Caption> {
  return defineLazy({
    load,
    pick:
      ({ drawing }) =>
      (props: Caption) => <DiagramFigure drawing={drawing} {...props} />,
  })
}

/** The diagram of this name. */
export function Diagram({ name, caption }: DiagramProps) {
  const Drawn = diagrams[name]
  return <Drawn caption={caption} />
}

/**
 * Loads this diagram; without one, any.
 * @param isPrerendered whether the server has drawn it, so that what draws can wait for the first step
 */
export async function preloadDiagram(
  diagram?: Pick<DiagramProps, 'name'>,
  isPrerendered = false,
): Promise<void> {
  const wanted = diagram ? [diagrams[diagram.name]] : Object.values(diagrams)
  await Promise.all([
    ...wanted.map((diagram) => diagram.preload()),
    isPrerendered || preloadPictures(),
  ])
}
