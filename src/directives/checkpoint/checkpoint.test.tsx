import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checkpoint } from './checkpoint.tsx'

const props = {
  title: 'Fieldbook after part 3',
  app: 'fieldbook',
  part: 3,
  size: 11_204,
  children: <p>Your page lists three sightings.</p>,
}

it('says where the reader stands and offers the application as it is there', () => {
  render(<Checkpoint {...props} />)
  expect(screen.getByRole('note').textContent).toContain('Your page lists three sightings.')
  const link = screen.getByRole('link', { name: 'fieldbook-part-3.zip' })
  expect(link.getAttribute('href')).toBe('/examples/fieldbook-part-3.zip')
  expect(link.hasAttribute('download')).toBe(true)
})

it('says how large the archive is', () => {
  expect(renderToString(<Checkpoint {...props} />)).toContain('(12 KB)')
})
