import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../mocks/server'
import { client, messageOf } from './client'

test('returns the body of a response', async () => {
  const response = await client.post('/api/tickets', { dish: 'Rib eye' })
  expect(response).toEqual({
    ticket: { id: 41, dish: 'Rib eye', served: false, station: null },
  })
})

test('throws an error with the status and the message of the server', async () => {
  const response = client.post('/api/tickets', { dish: 'Lobster' })
  await expect(response).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    message: 'Lobster is off the menu tonight.',
  })
})

test('uses the status if the server sends no message', async () => {
  server.use(
    http.get('/api/tickets', () => new HttpResponse('oops', { status: 500 })),
  )
  await expect(client.get('/api/tickets')).rejects.toMatchObject({
    status: 500,
    message: 'The server returned 500.',
  })
})

test('tells what was thrown in words', () => {
  expect(messageOf(new Error('No gas.'))).toBe('No gas.')
  expect(messageOf({ name: 'Error', message: 'No gas.' })).toBe('No gas.')
  expect(messageOf('No gas.')).toBe('No gas.')
  expect(messageOf(undefined)).toBe('undefined')
})
