/** The server answered with a status other than 2xx. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'HttpError'
    this.status = status
  }
}

async function request(
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!response.ok) {
    const answer = await response.json().catch(() => null)
    throw new HttpError(response.status, answer?.message ?? response.statusText)
  }
  return response
}

/** Calls the Fieldbook service. A failed request throws an `HttpError`. */
export const http = {
  async get<Result>(path: string): Promise<Result> {
    return (await request('GET', path)).json()
  },
  async post<Result>(path: string, body: unknown): Promise<Result> {
    return (await request('POST', path, body)).json()
  },
}
