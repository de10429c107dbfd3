import { beforeEach, expect, it } from 'vitest'
import { keepUnchanged, noteWritten } from './live-html.ts'

let block: HTMLElement

beforeEach(() => {
  document.body.innerHTML =
    '<div class="static"><p>One</p><p>Two</p><figure><pre>Code</pre></figure><p>Last</p></div>'
  block = document.querySelector('.static') as HTMLElement
  noteWritten()
})

const write = (html: string) => keepUnchanged(() => Object.assign(block, { innerHTML: html }))

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

it('leaves blocks alone that are rendered for the first time', () => {
  keepUnchanged(() => {
    document.body.innerHTML = '<div class="static"><p>Other</p></div>'
  })
  block = document.querySelector('.static') as HTMLElement
  const [other] = block.children
  write('<p>Other</p><p>More</p>')
  expect(block.innerHTML).toBe('<p>Other</p><p>More</p>')
  expect(block.children[0]).toBe(other)
})
