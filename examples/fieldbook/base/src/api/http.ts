/** The server answered with a status other than 2xx. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'HttpError'
    this.status = status
  }
}

async function request<Result>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Result> {
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  const answer = text === '' ? undefined : JSON.parse(text)
  if (!response.ok) {
    throw new HttpError(response.status, answer?.message ?? response.statusText)
  }
  return answer
}

/** Calls the Fieldbook service. A failed request throws an `HttpError`. */
export const http = {
  get: <Result>(path: string) => request<Result>('GET', path),
  post: <Result>(path: string, body: unknown) =>
    request<Result>('POST', path, body),
  delete: (path: string) => request<void>('DELETE', path),
}
