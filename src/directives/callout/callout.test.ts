import { expect, test } from 'vitest'
import { pagesOf } from '../../site-compiler/pages.test-support.ts'

test.each([
  [':::note\nText.\n:::', 'note', 'Note'],
  [':::caution\nText.\n:::', 'warning', 'Caution'],
  [':::success[Well *done*]\nText.\n:::', 'tip', 'Well <em>done</em>'],
])(
  '%j is a note for assistive technology, under its name or its label',
  async (body, type, title) => {
    const [page] = await pagesOf({ page: body })
    const html = String(page?.blocks[0])
    expect(html).toContain(`<div class="callout callout-${type}" role="note">`)
    expect(html).toContain(`<span>${title}</span></p>`)
    expect(page?.markdown).toMatch(/^> \*\*/m)
  },
)
