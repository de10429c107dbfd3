import { live } from '@/mocks/handlers'
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

/** What happens to sockets from now on: `open` and `close`. */
export function recordSockets(): string[] {
  const events: string[] = []
  server.use(
    live.addEventListener('connection', ({ client }) => {
      events.push('open')
      client.addEventListener('close', () => events.push('close'))
    }),
  )
  return events
}
