import { expect, test } from 'vitest'

const openDishes = async () => {
  const { tickets } = await (await fetch('/api/tickets')).json()
  return tickets.map(({ dish }: { dish: string }) => dish)
}

test('a ticket marked served on the server is no longer open', async () => {
  const response = await fetch('/api/tickets/38', {
    method: 'PATCH',
    body: JSON.stringify({ served: true }),
  })
  expect(response.status).toBe(200)
  expect((await response.json()).ticket).toMatchObject({ served: true })
  expect(await openDishes()).toEqual(['Lamb chops', 'Lemon tart'])
})

test('a ticket deleted on the server is gone', async () => {
  const response = await fetch('/api/tickets/39', { method: 'DELETE' })
  expect(response.status).toBe(204)
  expect(await openDishes()).toEqual(['Onion soup', 'Lemon tart'])
})

test('a ticket that is not there cannot be changed', async () => {
  const response = await fetch('/api/tickets/7', {
    method: 'PATCH',
    body: JSON.stringify({ served: true }),
  })
  expect(response.status).toBe(404)
})
