// #region handlers
import { delay, HttpResponse, http } from 'msw'
import type { Ticket } from '../features/tickets/ticketsSlice'
import { db } from './db'

export const handlers = [
  // #region get-tickets
  http.get('/api/tickets', async () => {
    await delay()
    return HttpResponse.json({ tickets: db.openTickets() })
  }),
  // #endregion

  // #region post-tickets
  http.post<never, { dish: string }>('/api/tickets', async ({ request }) => {
    const { dish } = await request.json()
    await delay()
    if (dish.toLowerCase() === 'lobster') {
      const message = `${dish} is off the menu tonight.`
      return HttpResponse.json({ message }, { status: 422 })
    }
    return HttpResponse.json({ ticket: db.add(dish) }, { status: 201 })
  }),
  // #endregion

  // #region patch-and-delete
  http.patch<{ id: string }, Partial<Ticket>>(
    '/api/tickets/:id',
    async ({ params, request }) => {
      const ticket = db.update(Number(params.id), await request.json())
      await delay()
      if (!ticket) {
        const message = `There is no ticket ${params.id}.`
        return HttpResponse.json({ message }, { status: 404 })
      }
      return HttpResponse.json({ ticket })
    },
  ),

  http.delete<{ id: string }>('/api/tickets/:id', async ({ params }) => {
    db.remove(Number(params.id))
    await delay()
    return new HttpResponse(null, { status: 204 })
  }),
  // #endregion
]
// #endregion
