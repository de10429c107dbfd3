import { z } from 'zod'

const priorities = ['essential', 'strongly-recommended', 'recommended'] as const

/** Attributes of `:::rule`. */
export const ruleSchema = z.strictObject({
  priority: z.enum(priorities, `Expected one of: ${priorities.join(', ')}`),
})

/** `::rule-filter` takes none. */
export const ruleFilterSchema = z.strictObject({})

export type RuleAttributes = z.infer<typeof ruleSchema>

export type Priority = RuleAttributes['priority']
