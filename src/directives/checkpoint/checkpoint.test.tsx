import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checkpoint, type CheckpointProps } from './checkpoint.tsx'

const props: CheckpointProps = {
  title: 'Checkpoint',
  app: 'fieldbook',
  part: 3,
  blocks: ['<p>Your page lists three sightings.</p>'],
}

it('says where the reader stands and offers the application as it is there', () => {
  render(<Checkpoint {...props} />)
  expect(screen.getByRole('note').textContent).toContain('Your page lists three sightings.')
  const link = screen.getByRole('link', { name: 'fieldbook-part-3.zip' })
  expect(link.getAttribute('href')).toBe('/examples/fieldbook-part-3.zip')
  expect(link.hasAttribute('download')).toBe(true)
})

it('says how large the archive is when that is known', () => {
  expect(renderToString(<Checkpoint {...props} size={11_204} />)).toContain('(12 KB)')
  expect(renderToString(<Checkpoint {...props} />)).not.toContain('KB')
})

it('lets readers try the application where the built site has it, outside of the site', () => {
  const html = renderToString(<Checkpoint {...props} demo size={1} />)
  expect(html).toContain('<a href="/examples/fieldbook-part-3.html" target="_blank"')
  expect(renderToString(<Checkpoint {...props} size={1} />)).not.toContain('Try it')
  expect(renderToString(<Checkpoint {...props} demo />)).not.toContain('Try it')
})
