import { defineLazy, type LazyComponent } from '../../components/lazy/lazy.tsx'
import type { DiagramProps } from './definition.ts'
import type { Drawing } from './drawing.ts'
import type { DiagramName } from './drawings.ts'
import { DiagramFigure } from './figure.tsx'

type Caption = { caption: string | undefined }

/** Each drawing is a file of its own: a page loads those that it shows. */
const diagrams: { [name in DiagramName]: LazyComponent<Caption> } = {
  'data-flow': drawn(() => import('./drawings/data-flow.ts')),
  'async-data-flow': drawn(() => import('./drawings/async-data-flow.ts')),
  'store-parts': drawn(() => import('./drawings/store-parts.ts')),
  'reducer-tree': drawn(() => import('./drawings/reducer-tree.ts')),
  'thunk-path': drawn(() => import('./drawings/thunk-path.ts')),
  'cache-lifecycle': drawn(() => import('./drawings/cache-lifecycle.ts')),
  normalized: drawn(() => import('./drawings/normalized.ts')),
  'selector-memoization': drawn(() => import('./drawings/selector-memoization.ts')),
  'listener-middleware': drawn(() => import('./drawings/listener-middleware.ts')),
  'middleware-pipeline': drawn(() => import('./drawings/middleware-pipeline.ts')),
  'enhancer-order': drawn(() => import('./drawings/enhancer-order.ts')),
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

/** Loads what draws this diagram; without a name, what draws any. */
export async function preloadDiagram(name?: DiagramName): Promise<void> {
  const wanted = name ? [diagrams[name]] : Object.values(diagrams)
  await Promise.all(wanted.map((diagram) => diagram.preload()))
}
