import { expect, test } from 'vitest'
import { withoutLinks } from './forbid-links.ts'

test.each([
  ['<p>text', '<p>text'],
  ['<link rel=preconnect href=a>', '<meta rel=preconnect href=a>'],
  ['a<LiNk\nrel=b><link/><link>', 'a<meta\nrel=b><meta/><meta>'],
  ['</link><links><blink>link</blink>', '</meta><links><blink>link</blink>'],
  ['<x:link xmlns:x="a"></x:link>', '<x:meta xmlns:x="a"></x:meta>'],
  ['<p title="<link >"><<link>', '<p title="<meta >"><<meta>'],
  ['<!DOCTYPE a [<!ENTITY b "&#60;link/>">]><a>&b;</a>', ''],
  ['1 < 2 <link', '1 < 2 <meta'],
  ['', ''],
])('Markup in which a link would connect has none: %j', (markup, expected) => {
  expect(withoutLinks(markup)).toBe(expected)
})
