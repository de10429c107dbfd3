import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'

export type RequestError = FetchBaseQueryError | SerializedError

/** What to tell people about a failed request: the server's words, if it answered. */
export function errorMessage(error: RequestError): string {
  if ('status' in error) {
    const answer = error.data as { message?: string } | undefined
    return answer?.message ?? 'The service could not be reached.'
  }
  return error.message ?? 'Something went wrong.'
}

export const isNotFound = (error: RequestError) =>
  'status' in error && error.status === 404
