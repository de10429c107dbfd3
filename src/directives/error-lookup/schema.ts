import { z } from 'zod'

/** `::error-lookup` takes no attributes: what to look up stands in the address. */
export const errorLookupSchema = z.strictObject({})
