import { z } from 'zod'

/** An attribute that is written without a value: true when it is there. */
export const flag = z
  .literal('', 'Expected the name alone, without a value.')
  .optional()
  .transform((value) => (value === undefined ? undefined : true))
