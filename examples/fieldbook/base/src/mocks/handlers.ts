import { delay, HttpResponse, http, ws } from 'msw'
import {
  addNotifications,
  addSighting,
  db,
  type NotificationRecord,
  type SightingRecord,
} from './db'
import { settings } from './settings'

type ById = { id: string }
type SightingText = Pick<SightingRecord, 'species' | 'place' | 'notes'>

export const live = ws.link(
  `${location.origin.replace('http', 'ws')}/api/notifications/live`,
)

const failure = (status: number, message: string) =>
  HttpResponse.json({ message }, { status })

const findSighting = (id: string | readonly string[] | undefined) =>
  db.sightings.find((sighting) => sighting.id === id)

function push(notifications: NotificationRecord[]) {
  live.broadcast(
    JSON.stringify({ type: 'notifications', payload: notifications }),
  )
}

/** The Fieldbook service, the same in the browser and in tests. */
export const handlers = [
  http.all('/api/*', async ({ request }) => {
    await delay(settings.latencyMs)
    const resource = settings.failOnce
    if (
      resource &&
      new URL(request.url).pathname.startsWith(`/api/${resource}`)
    ) {
      settings.failOnce = null
      return failure(500, 'The service is out in the field. Try again.')
    }
    return undefined
  }),

  http.get('/api/sightings', () => HttpResponse.json(db.sightings)),

  http.get<ById>('/api/sightings/:id', ({ params }) => {
    const sighting = findSighting(params.id)
    return sighting
      ? HttpResponse.json(sighting)
      : failure(404, `There is no sighting ${params.id}.`)
  }),

  http.post<never, SightingText & { observerId: string }>(
    '/api/sightings',
    async ({ request }) => {
      const body = await request.json()
      if (body.notes === 'fail') {
        return failure(500, 'The notebook got wet: nothing was saved.')
      }
      return HttpResponse.json(addSighting(body), { status: 201 })
    },
  ),

  http.patch<ById, Partial<SightingText>>(
    '/api/sightings/:id',
    async ({ params, request }) => {
      const sighting = findSighting(params.id)
      if (!sighting) return failure(404, `There is no sighting ${params.id}.`)
      Object.assign(sighting, await request.json())
      return HttpResponse.json(sighting)
    },
  ),

  http.post<ById, { reaction: string }>(
    '/api/sightings/:id/reactions',
    async ({ params, request }) => {
      const sighting = findSighting(params.id)
      if (!sighting) return failure(404, `There is no sighting ${params.id}.`)
      if (sighting.species === 'Ivory Gull') {
        return failure(409, 'This record is under review.')
      }
      const { reaction } = await request.json()
      sighting.reactions[reaction] = (sighting.reactions[reaction] ?? 0) + 1
      return HttpResponse.json(sighting)
    },
  ),

  http.get('/api/observers', () => HttpResponse.json(db.observers)),

  http.get('/api/notifications', ({ request }) => {
    const since = new URL(request.url).searchParams.get('since')
    if (since !== null || db.notifications.length === 0) addNotifications(2)
    return HttpResponse.json(
      db.notifications.filter(({ date }) => date > (since ?? '')),
    )
  }),

  http.post('/api/notifications/simulate', () => {
    push(addNotifications(2))
    return new HttpResponse(null, { status: 202 })
  }),

  live.addEventListener('connection', ({ client }) => {
    if (settings.newsEveryMs === 0) return
    const timer = setInterval(() => {
      const text = JSON.stringify({
        type: 'notifications',
        payload: addNotifications(1),
      })
      client.send(text)
    }, settings.newsEveryMs)
    client.addEventListener('close', () => clearInterval(timer))
  }),
]
