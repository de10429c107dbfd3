import { expect, it } from 'vitest'
import { mistakeInSvg } from './svg.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9">${inside}</svg>`

it.each([
  '<path d="m0 0" fill="url(#a)" style="stroke: url( \'#b\' )"/><text>only = 1</text>',
  '<use href="#a"/><use xlink:href="#a"/><image href="data:image/png;base64,AA=="/>',
])('lets pictures be: %s', (inside) => {
  expect(mistakeInSvg(svg(inside))).toBeNull()
})

it.each([
  ['<script>alert(1)</script>', 'a script'],
  ['<svg:script href="#a"/>', 'a script'],
  ['<ScRiPt\n>', 'a script'],
  ['<foreignObject><iframe/></foreignObject>', 'a foreignObject'],
  ['<g onload="x()"/>', 'an event handler'],
  ["<g id='a'onclick = 'x()'/>", 'an event handler'],
  ['<a href="javascript:x()">', 'javascript:x()'],
  ['<a xlink:href="&#106;avascript:x()">', '&#106;avascript:x()'],
  ['<image href="https://elsewhere.test/a.png"/>', 'https://elsewhere.test/a.png'],
  ['<image href = "//elsewhere.test/a.png"/>', '//elsewhere.test/a.png'],
  ['<use href="other.svg#a"/>', 'other.svg#a'],
  ['<image href="data:image/svg+xml,%3Cscript%3E"/>', 'data:image/svg+xml'],
  ['<style>@import "a.css"</style>', 'a stylesheet'],
  ['<g fill="url(https://elsewhere.test/#a)"/>', 'https://elsewhere.test/#a'],
  ['<?xml-stylesheet href="a.css"?>', 'a stylesheet'],
  ['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>', 'an entity'],
])('refuses %s', (inside, what) => {
  expect(mistakeInSvg(svg(inside))).toContain(what)
})
