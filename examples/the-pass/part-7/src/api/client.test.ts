import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../mocks/server'
import { client, messageOf } from './client'

test('gives back the body of an answer', async () => {
  const answer = await client.post('/api/tickets', { dish: 'Rib eye' })
  expect(answer).toEqual({
    ticket: { id: 41, dish: 'Rib eye', served: false, station: null },
  })
})

test('throws an error with the status and the words of the server', async () => {
  const answer = client.post('/api/tickets', { dish: 'Lobster' })
  await expect(answer).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    message: 'Lobster is off the menu tonight.',
  })
})

test('finds words of its own when the server has none', async () => {
  server.use(
    http.get('/api/tickets', () => new HttpResponse('oops', { status: 500 })),
  )
  await expect(client.get('/api/tickets')).rejects.toMatchObject({
    status: 500,
    message: 'The server answered 500.',
  })
})

test('tells what was thrown in words', () => {
  expect(messageOf(new Error('No gas.'))).toBe('No gas.')
  expect(messageOf({ name: 'Error', message: 'No gas.' })).toBe('No gas.')
  expect(messageOf('No gas.')).toBe('No gas.')
  expect(messageOf(undefined)).toBe('undefined')
})
