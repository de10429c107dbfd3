import type { Drawing } from './drawing.ts'
import { drawing as asyncDataFlow } from './drawings/async-data-flow.ts'
import { drawing as cacheLifecycle } from './drawings/cache-lifecycle.ts'
import { drawing as dataFlow } from './drawings/data-flow.ts'
import { drawing as enhancerOrder } from './drawings/enhancer-order.ts'
import { drawing as listenerMiddleware } from './drawings/listener-middleware.ts'
import { drawing as middlewarePipeline } from './drawings/middleware-pipeline.ts'
import { drawing as normalized } from './drawings/normalized.ts'
import { drawing as reducerTree } from './drawings/reducer-tree.ts'
import { drawing as selectorMemoization } from './drawings/selector-memoization.ts'
import { drawing as storeParts } from './drawings/store-parts.ts'
import { drawing as thunkPath } from './drawings/thunk-path.ts'

/** Every diagram by the name that authors write. The compiler reads what they say; browsers load each alone. */
export const drawings = {
  'data-flow': dataFlow,
  'async-data-flow': asyncDataFlow,
  'store-parts': storeParts,
  'reducer-tree': reducerTree,
  'thunk-path': thunkPath,
  'cache-lifecycle': cacheLifecycle,
  normalized,
  'selector-memoization': selectorMemoization,
  'listener-middleware': listenerMiddleware,
  'middleware-pipeline': middlewarePipeline,
  'enhancer-order': enhancerOrder,
} satisfies { [name: string]: Drawing }

export type DiagramName = keyof typeof drawings
