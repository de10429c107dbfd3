import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../test/renderWithProviders'
import { server } from '../../test/server'
import { SightingsList } from './SightingsList'

test('shows the species', async () => {
  renderWithProviders(<SightingsList />)

  const items = await screen.findAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Wren', 'Robin'])
})

test('shows a message when the server fails', async () => {
  server.use(
    http.get('/api/sightings', () => new HttpResponse(null, { status: 500 })),
  )
  renderWithProviders(<SightingsList />)

  await screen.findByText('The journal could not be loaded')
})
