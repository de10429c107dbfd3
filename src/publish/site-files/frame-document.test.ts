import { expect, test } from 'vitest'
import { frameDocument } from './frame-document.ts'

test('The frame carries its own policy, and no script but its own may start in it', () => {
  const html = frameDocument({ code: 'start()', hash: 'sha256-abc' })
  expect(html).toContain(
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-abc' 'unsafe-eval';`,
  )
  expect(html.match(/<script>[\s\S]*?<\/script>/g)).toEqual(['<script>start()</script>'])
  expect(html).not.toMatch(/(?:src|href)=/)
})
