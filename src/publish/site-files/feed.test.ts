import { expect, it } from 'vitest'
import { renderFeed } from './feed.ts'

const site = { title: 'Lamps & co' }
const siteUrl = 'https://lamps.example/x/'
const page = (route: string, lastUpdated: string | null) => ({
  route,
  title: `About <${route}>`,
  description: 'It says "hello".',
  lastUpdated,
})

it('tells what changed, newest first, with addresses under the base path', () => {
  const feed = renderFeed(site, siteUrl, [
    page('/old', '2024-01-02T10:00:00Z'),
    page('/unknown', null),
    page('/guide/', '2024-03-01T10:00:00+02:00'),
  ])
  expect(feed).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
      <title>Lamps &amp; co: changed pages</title>
      <id>https://lamps.example/x/</id>
      <link rel="self" type="application/atom+xml" href="https://lamps.example/x/feed.xml"/>
      <link href="https://lamps.example/x/"/>
      <updated>2024-03-01T10:00:00+02:00</updated>
      <author><name>Lamps &amp; co</name></author>
      <entry>
        <title>About &lt;/guide/&gt;</title>
        <id>https://lamps.example/x/guide/#2024-03-01T10:00:00+02:00</id>
        <link href="https://lamps.example/x/guide/"/>
        <updated>2024-03-01T10:00:00+02:00</updated>
        <summary>It says &quot;hello&quot;.</summary>
      </entry>
      <entry>
        <title>About &lt;/old&gt;</title>
        <id>https://lamps.example/x/old#2024-01-02T10:00:00Z</id>
        <link href="https://lamps.example/x/old"/>
        <updated>2024-01-02T10:00:00Z</updated>
        <summary>It says &quot;hello&quot;.</summary>
      </entry>
    </feed>
    "
  `)
})

it('tells the last thirty changes', () => {
  const dates = Array.from({ length: 40 }, (_, day) => new Date(2024, 0, day + 1).toISOString())
  const feed = renderFeed(
    site,
    siteUrl,
    dates.map((date, index) => page(`/${index}`, date)),
  )
  expect(feed.match(/<entry>/g)).toHaveLength(30)
  expect(feed).toContain('/39#')
  expect(feed).not.toContain('/9#')
})

it('is empty where version control knows no dates, as in a shallow clone', () => {
  const feed = renderFeed(site, siteUrl, [page('/old', null)])
  expect(feed).not.toContain('<entry>')
  expect(feed).toContain('<updated>1970-01-01T00:00:00Z</updated>')
})
