import { beforeEach, expect, it } from 'vitest'
import { updateHtml } from './hot-html.ts'

let block: HTMLElement

beforeEach(() => {
  document.body.innerHTML =
    '<div class="static"><p>One</p><p>Two</p><figure><pre>Code</pre></figure><p>Last</p></div>'
  block = document.querySelector('.static') as HTMLElement
  updateHtml(block, 0)
})

const write = (html: string) => updateHtml(block, html)

it('keeps the nodes that are as before, with what script has added to them', () => {
  const [one, , code, last] = block.children
  code?.append(document.createElement('button'))
  write('<p>One</p><p>2</p><p>New</p><figure><pre>Code</pre></figure><p>Last</p>')
  expect(block.innerHTML).toBe(
    '<p>One</p><p>2</p><p>New</p><figure><pre>Code</pre><button></button></figure><p>Last</p>',
  )
  expect(block.children[0]).toBe(one)
  expect(block.children[3]).toBe(code)
  expect(block.children[4]).toBe(last)
})

it('puts in, takes out and changes nodes anywhere, one edit after the other', () => {
  const edits = [
    '<p>Two</p><p>Last</p>',
    '<p>Two</p><p>Two</p><p>Last</p>',
    '<p>Two</p>',
    '',
    'Text <b>and</b> more',
    '<p>One</p><!-- c --><p>Two</p>',
    '<p>One</p><p>Two</p><p>One</p>',
  ]
  for (const html of edits) {
    write(html)
    expect(block.innerHTML).toBe(html)
  }
})

it('writes the whole anew where something else has put nodes among them', () => {
  block.prepend(document.createElement('aside'))
  write('<p>One</p><p>Two</p>')
  expect(block.innerHTML).toBe('<p>One</p><p>Two</p>')
})

it('takes a block that React has written as it is, and later edits from there', () => {
  document.body.innerHTML = '<div class="static"><p>Other</p></div>'
  block = document.querySelector('.static') as HTMLElement
  const [other] = block.children
  write('<p>Other</p>')
  write('<p>Other</p><p>More</p>')
  expect(block.innerHTML).toBe('<p>Other</p><p>More</p>')
  expect(block.children[0]).toBe(other)
})

it('takes no mark of deferred layout for an edit', () => {
  document.body.innerHTML = '<div class="static"><p data-laid-out="">One</p><p>Two</p></div>'
  block = document.querySelector('.static') as HTMLElement
  updateHtml(block, 0)
  const [one] = block.children
  write('<p>One</p><p>2</p>')
  expect(block.textContent).toBe('One2')
  expect(block.children[0]).toBe(one)
})
