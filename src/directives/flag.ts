import { z } from 'zod'

/** An attribute without a value: true if it's there. */
export const flag = z
  .literal('', 'Expected the name alone, without a value.')
  .optional()
  .transform((value) => (value === undefined ? undefined : true))
