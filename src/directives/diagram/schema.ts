import { z } from 'zod'

/** Attributes of `::diagram`. */
export const diagramSchema = z.strictObject({
  name: z.enum([
    'data-flow',
    'async-data-flow',
    'store-parts',
    'reducer-tree',
    'thunk-path',
    'cache-lifecycle',
    'normalized',
    'selector-memoization',
    'listener-middleware',
    'middleware-pipeline',
    'enhancer-order',
  ]),
  caption: z.string().min(1).optional(),
})

export type DiagramAttributes = z.infer<typeof diagramSchema>
export type DiagramName = DiagramAttributes['name']
