import { expect, it } from 'vitest'
import { pagesOf } from '../../site-compiler/pages.test-support.ts'

it('says where the reader stands, and offers the application as it is there with its size', async () => {
  const [page] = await pagesOf({
    page: ':::checkpoint{app=fieldbook part=3}\nYour page lists three sightings.\n:::',
  })
  const html = String(page?.blocks[0])
  expect(html).toContain('<div class="checkpoint" role="note">')
  expect(html).toContain('<span>Fieldbook after part 3</span>')
  expect(html).toContain('Your page lists three sightings.')
  expect(html).toContain(
    '<a href="/examples/fieldbook-part-3.zip" download>fieldbook-part-3.zip</a> (',
  )
  expect(html).toMatch(/ \(\d{2} KB\) holds/)
})
