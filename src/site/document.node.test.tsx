import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Document } from './document.tsx'
import { docPage, siteWith } from './with-site.test-support.tsx'

const html = renderToStaticMarkup(
  <Document
    page={docPage('/faq')}
    siteData={siteWith([])}
    assets={{
      inlineScript: 'mark()',
      stylesheets: ['/assets/app.css'],
      themeColors: { light: '#ffffff', dark: '#131119' },
      fonts: ['/assets/inter.woff2'],
      bootScript: '/assets/boot.js',
      appScript: '/assets/app.js',
      siteData: '/assets/site-data.1.json',
      pageIndex: '/pages.json',
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
  expect(html).toContain('src="/assets/boot.js"')
  expect(html).toContain('data-app="/assets/app.js"')
  expect(html).toContain('data-site-data="/assets/site-data.1.json"')
})

it('holds its icon, and leaves the manifest for later, so that nothing competes with the first paint', () => {
  expect(html).toContain('type="image/svg+xml" href="data:image/svg+xml,%3Csvg')
  expect(html).not.toContain('site.webmanifest')
  expect(html).toMatch(/fetchPriority="low" src="\/assets\/boot.js"/)
})

it('lets no text of the page end the data element, and styles nothing inline', () => {
  expect(html).toContain('{"title":"\\u003c/script>"}')
  expect(html).not.toContain('style=')
})

it('names the feed of changes, the search for browsers, and the page as Markdown', () => {
  expect(html).toMatch(
    /rel="search" type="application\/opensearchdescription\+xml"[^>]*href="\/opensearch\.xml"/,
  )
  expect(html).toMatch(/rel="alternate" type="application\/atom\+xml"[^>]*href="\/feed\.xml"/)
  expect(html).toContain('type="text/markdown" href="https://redux.js.org/faq.md"')
})
