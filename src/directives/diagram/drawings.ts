import type { Drawing } from './drawing.ts'
import { drawing as appDataFlow } from './drawings/core/app-data-flow.ts'
import { drawing as asyncDataFlow } from './drawings/core/async-data-flow.ts'
import { drawing as dataFlow } from './drawings/core/data-flow.ts'
import { drawing as enhancerOrder } from './drawings/core/enhancer-order.ts'
import { drawing as middlewarePipeline } from './drawings/core/middleware-pipeline.ts'
import { drawing as normalized } from './drawings/core/normalized.ts'
import { drawing as reducerStep } from './drawings/core/reducer-step.ts'
import { drawing as reducerTree } from './drawings/core/reducer-tree.ts'
import { drawing as storeParts } from './drawings/core/store-parts.ts'
import { drawing as structuralSharing } from './drawings/core/structural-sharing.ts'
import { drawing as undoHistory } from './drawings/core/undo-history.ts'
import { drawing as cacheLifecycle } from './drawings/rtk-query/cache-lifecycle.ts'
import { drawing as cacheLifetime } from './drawings/rtk-query/cache-lifetime.ts'
import { drawing as optimisticUpdate } from './drawings/rtk-query/optimistic-update.ts'
import { drawing as tags } from './drawings/rtk-query/tags.ts'
import { drawing as asyncThunk } from './drawings/toolkit/async-thunk.ts'
import { drawing as listenerMiddleware } from './drawings/toolkit/listener-middleware.ts'
import { drawing as listenerWait } from './drawings/toolkit/listener-wait.ts'
import { drawing as selectorCache } from './drawings/toolkit/selector-cache.ts'
import { drawing as selectorMemoization } from './drawings/toolkit/selector-memoization.ts'
import { drawing as serverRendering } from './drawings/toolkit/server-rendering.ts'
import { drawing as sideEffects } from './drawings/toolkit/side-effects.ts'
import { drawing as sliceAnatomy } from './drawings/toolkit/slice-anatomy.ts'
import { drawing as storeInjection } from './drawings/toolkit/store-injection.ts'
import { drawing as storeToComponent } from './drawings/toolkit/store-to-component.ts'
import { drawing as thunkPath } from './drawings/toolkit/thunk-path.ts'

/** Every diagram by the name that authors write. The compiler reads what they say; browsers load each alone. */
export const drawings = {
  'data-flow': dataFlow,
  'app-data-flow': appDataFlow,
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
  'reducer-step': reducerStep,
  'structural-sharing': structuralSharing,
  'undo-history': undoHistory,
  'slice-anatomy': sliceAnatomy,
  'selector-cache': selectorCache,
  'side-effects': sideEffects,
  'listener-wait': listenerWait,
  'async-thunk': asyncThunk,
  'server-rendering': serverRendering,
  'store-injection': storeInjection,
  'store-to-component': storeToComponent,
  tags,
  'cache-lifetime': cacheLifetime,
  'optimistic-update': optimisticUpdate,
} satisfies { [name: string]: Drawing }

export type DiagramName = keyof typeof drawings
