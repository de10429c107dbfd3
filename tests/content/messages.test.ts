/** Every error and warning of the installed packages is on /errors in its own words, with cause and fix. */
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it, test } from 'vitest'
import { parseMarkdown } from '../../src/compiler/source/parse-markdown.ts'
import { codedPackageNames, readErrorCodes } from '../../src/directives/error-codes/error-codes.ts'
import {
  hasMessage,
  onOneLine,
  readFromPackage,
  readMessages,
} from '../../src/publish/upgrade/messages.ts'
import { sourceOf } from '../support/page-tables.ts'

/** Texts that no reader meets, and why. */
const notMet: { [text: string]: string } = {
  'text/plain, text/html, */*': 'a header of requests',
  "Cannot resolve path at '…'": 'Immer catches it itself',
}

/** Texts of errors with a number. /errors lists these from the packages, and the check of the content holds their explanations. */
const numbered = codedPackageNames.flatMap((name) => {
  const { codes } = readErrorCodes(name, (packageName, file) => ({
    text: readFromPackage('.', packageName, file),
  }))
  return codes.map(({ message }) => onOneLine(message.replace(/‹[^›]*›/g, '…')))
})

/** A row of a table, and whether the sentence before the table says that production builds have its messages. */
type Row = { cells: string[]; isInProduction: boolean }

const tree = parseMarkdown(sourceOf('errors'))
const rows: Row[] = []
let before = ''
visit(tree, (node) => {
  if (node.type === 'paragraph') before = textOf(node)
  if (node.type !== 'table') return
  const isInProduction = /in production too:$/.test(before)
  for (const { children } of node.children) {
    rows.push({ cells: children.map((cell) => onOneLine(textOf(cell))), isInProduction })
  }
})
const samples: string[] = []
visit(tree, 'code', ({ value }) => {
  samples.push(onOneLine(value))
})

const messages = readMessages('.').filter(
  ({ text }) => !(text in notMet) && !numbered.some((error) => hasMessage(error, text)),
)

it('finds messages in each package', () => {
  const packages = [...new Set(messages.map((message) => message.package))]
  expect(packages).toEqual(['redux', '@reduxjs/toolkit', 'react-redux', 'reselect', 'immer'])
  expect(messages.length).toBeGreaterThan(80)
})

describe('/errors has, with cause and fix', () => {
  test.each(messages)('$package: $text', ({ text, isInProduction, ...message }) => {
    if (samples.some((sample) => hasMessage(sample, text))) return
    const row = rows.find(({ cells }) => cells.some((cell) => hasMessage(cell, text)))
    expect(row, 'Add a row with the message, its cause and its fix').toBeDefined()
    expect(row?.cells.every((cell) => cell !== '')).toBe(true)
    // Each of Immer's errors exists in production too, as its number.
    if (message.package === 'immer') return
    expect(row?.isInProduction, 'In production too').toBe(isInProduction)
  })
})

test('the numbers of Immer are those of the package', () => {
  const listed = rows.map(({ cells }) => cells).filter(([number = '']) => /^\d+$/.test(number))
  const texts = readMessages('.')
    .filter((message) => message.package === 'immer' && !message.isInProduction)
    .map(({ text }) => text)
  expect(listed.map(([number]) => Number(number))).toEqual(texts.map((_, number) => number))
  for (const [number = '', message = ''] of listed) {
    expect(hasMessage(message, texts[Number(number)] ?? '')).toBe(true)
  }
})
