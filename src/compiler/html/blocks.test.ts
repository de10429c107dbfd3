import { expect, it } from 'vitest'
import { toBlocks } from './blocks.ts'
import { element } from './hast.ts'

const textOf = (length: number) => element('p', {}, [{ type: 'text', value: 'x'.repeat(length) }])
const p = (length: number) => `<p>${'x'.repeat(length)}</p>`
const list = element('ul', {}, [])
const ul = '<ul></ul>'
const heading = element('div', { className: ['heading'] }, [element('h2', {}, [])])
const h = '<div class="heading"><h2></h2></div>'

it('cuts a long text before paragraphs and headings', () => {
  const nodes = [textOf(11_000), list, textOf(12_000), list, heading, textOf(1)]
  expect(toBlocks(nodes)).toEqual([p(11_000) + ul, p(12_000) + ul, h + p(1)])
})

it('cuts neither a short text nor below a heading', () => {
  const nodes = [textOf(9000), list, textOf(900), heading, textOf(900), list]
  expect(toBlocks(nodes)).toEqual([p(9000) + ul + p(900) + h + p(900) + ul])
})
