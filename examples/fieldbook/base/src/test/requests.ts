import { server } from '@/mocks/server'

/** The requests made from now on, such as `GET /api/sightings`. */
export function recordRequests(): string[] {
  const requests: string[] = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
  })
  return requests
}
