import { expect, it } from 'vitest'
import { renderOpenSearch } from './opensearch.ts'

it('leads to the search page under the base path, within the limits of the format', () => {
  const site = { title: 'A very long name of lamps', description: 'Lamps & light.' }
  expect(renderOpenSearch(site, 'https://lamps.example/x/')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
      <ShortName>A very long name</ShortName>
      <Description>Lamps &amp; light.</Description>
      <InputEncoding>UTF-8</InputEncoding>
      <Image type="image/svg+xml">https://lamps.example/x/icon.svg</Image>
      <Url type="text/html" template="https://lamps.example/x/search?q={searchTerms}"/>
      <Url type="application/opensearchdescription+xml" rel="self" template="https://lamps.example/x/opensearch.xml"/>
    </OpenSearchDescription>
    "
  `)
})
