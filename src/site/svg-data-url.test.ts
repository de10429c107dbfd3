import { expect, it } from 'vitest'
import { svgDataUrl } from './svg-data-url.ts'

it.each([
  ['colors and percentages', '<svg><path fill="#fff" width="100%"/></svg>'],
  [
    'line ends and tabs between attributes',
    '<svg\n\tviewBox="0 0 1 1"\r\n><g id="a"\nfill="b"/></svg>',
  ],
])('holds the image as it is, with %s', (_, svg) => {
  const { href } = new URL(svgDataUrl(svg))
  expect(decodeURIComponent(href)).toBe(`data:image/svg+xml,${svg}`)
})

it('can stand in an attribute', () => {
  expect(svgDataUrl('\n<svg id="a"/>\n')).toBe('data:image/svg+xml,%3Csvg id=%22a%22/%3E')
})
