import { type IncomingHttpHeaders, request } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Requests a target as it stands, where `fetch` and browsers would tidy it first. Redirects are not followed, and
 * bodies not decompressed.
 * @param address The origin of the server.
 */
export function ask(
  address: string,
  target: string,
  headers: Record<string, string | undefined> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
