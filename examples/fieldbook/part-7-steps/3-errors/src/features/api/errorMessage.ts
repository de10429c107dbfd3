// #region error-message
import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

export type RequestError = FetchBaseQueryError | SerializedError

/** What to tell people about a failed request. */
export function errorMessage(error: RequestError): string {
  if ('status' in error) {
    const body = error.data as { message?: string } | undefined
    return body?.message ?? 'The service could not be reached.'
  }
  return error.message ?? 'Something went wrong.'
}
// #endregion
