import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

const sightings = [
  { id: 's1', species: 'Wren' },
  { id: 's2', species: 'Robin' },
]

export const server = setupServer(
  http.get('/api/session', () => HttpResponse.json({ name: 'Ana' })),
  http.get('/api/sightings', () => HttpResponse.json(sightings)),
)
