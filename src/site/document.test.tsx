import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Document } from './document.tsx'

const html = renderToStaticMarkup(
  <Document
    assets={{
      inlineScript: 'mark()',
      stylesheets: ['/assets/app.css'],
      modulePreloads: ['/assets/react.js'],
      bootScript: '/assets/boot.js',
      appScript: '/assets/app.js',
      siteDataUrl: '/_site.1.json',
    }}
    hydrationData='{"title":"</script>"}'
  >
    <p>content</p>
  </Document>,
)

it('W1 is in English, left to right, and light until script says otherwise', () => {
  expect(html).toContain('<html lang="en" dir="ltr" data-theme="light"')
})

it('I2 marks the document before anything else is asked for', () => {
  expect(html.indexOf('mark()')).toBeLessThan(html.indexOf('rel="stylesheet"'))
})

it('names the files that bring the page to life', () => {
  expect(html).toContain('<script type="module" src="/assets/boot.js">')
  expect(html).toMatch(/<link rel="modulepreload" href="\/assets\/app.js" data-app=""/)
  expect(html).toMatch(/href="\/_site.1.json" data-site-data=""/)
})

it('lets no text of the page end the data element, and styles nothing inline', () => {
  expect(html).toContain('{"title":"\\u003c/script>"}')
  expect(html).not.toContain('style=')
})
