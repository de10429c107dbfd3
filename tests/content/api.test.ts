/** The reference of the Redux core has every error of the installed package, in its words. */
import { readFileSync } from 'node:fs'
import type { Nodes } from 'mdast'
import * as redux from 'redux'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../src/compiler/source/parse-markdown.ts'
import { readErrorCodes } from '../../src/directives/error-codes/error-codes.ts'
import { firstColumn, sourceOf } from '../support/page-tables.ts'

const pages = [
  'redux-core',
  'store',
  'createstore',
  'combinereducers',
  'applymiddleware',
  'bindactioncreators',
  'compose',
  'utils',
].map((name) => `api/${name}`)

test('the table of private action types lists all of them', () => {
  const { __DO_NOT_USE__ActionTypes: actionTypes } = redux
  expect(firstColumn('api/utils', 'private-action-types')).toEqual(Object.keys(actionTypes))
})

describe('errors in the API reference', () => {
  const { codes } = readErrorCodes('core', (name, file) => ({
    text: readFileSync(`node_modules/${name}/${file}`, 'utf8'),
  }))
  const told = pages.flatMap(errorsTold)

  test('are all errors of the package, each told once', () => {
    const numbers = told.map(({ code }) => code).sort((a, b) => a - b)
    expect(numbers).toEqual(codes.map(({ code }) => code))
  })

  test.each(told)('have the words of the package: code $code', ({ code, message }) => {
    expect(message).toBe(messageOf(code))
  })

  test.each(told)('are thrown by a sample, in both builds: code $code', ({ code, page }) => {
    const thrown = [...sourceOf(page).matchAll(/^\/\/ => throws Error: (.*)$/gm)].map(
      ([, text = '']) => text,
    )
    const [start = '', ...rest] = messageOf(code).split('…')
    const isMessage = (text: string) =>
      text.startsWith(start) && rest.every((part) => text.includes(part)) && !text.endsWith('…')
    expect(thrown.filter(isMessage)).not.toEqual([])
    expect(thrown).toContain(`Minified Redux error #${code}; …`)
  })

  /** As pages write it: with dots for what the package puts in at run time. */
  function messageOf(code: number): string {
    const { message = '' } = codes.find((known) => known.code === code) ?? {}
    return message.replace(/‹[^›]+›/g, '…')
  }
})

/** Links to numbered errors, each with the code that follows it: the message. */
function errorsTold(page: string): { page: string; code: number; message: string }[] {
  const told: ReturnType<typeof errorsTold> = []
  let code: number | null = null
  visit(parseMarkdown(sourceOf(page)) as Nodes, (node) => {
    if (node.type === 'link') {
      const [, number] = /^\/errors#core-(\d+)$/.exec(node.url) ?? []
      if (number) code = Number(number)
    } else if (node.type === 'inlineCode' && code !== null) {
      told.push({ page, code, message: node.value.replaceAll('\n', ' ') })
      code = null
    }
  })
  return told
}
