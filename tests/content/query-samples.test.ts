/** Samples that show a query are copied as they are, so they show the right data when its argument changes or a refetch fails. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/imports.ts'

const samples = filesBelow('content/docs')
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/^```[jt]sx? ?(.*)\n([\s\S]*?)^```$/gm)]
      .filter(([, options = '']) => !options.includes('nocheck'))
      .map(({ index, 2: code = '' }) => ({
        place: `${file}:${text.slice(0, index).split('\n').length}`,
        code,
      }))
  })

/** What a component takes of a query whose argument comes from a property or a state. */
const resultOfArgument =
  /\{([^{}]*)\}\s*=\s*(?:\w+\.)*use\w+Query\(\s*(?!undefined\b|['"\d])[a-z]\w*/g

/** Pages that explain the difference, or whose rows may be those of the previous page until the next ones arrive. */
const mayShowPrevious = [
  'rtk-query/usage/pagination',
  'rtk-query/usage/troubleshooting', // its sample is wrong for another reason
]

test('a component with an argument shows currentData, unless the previous data is meant', () => {
  const found = samples.filter(({ place, code }) => {
    const taken = [...code.matchAll(resultOfArgument)].map(([, names = '']) => names)
    const isMeant = mayShowPrevious.some((page) => place.includes(page))
    return !isMeant && taken.some((names) => /\bdata\b/.test(names) && !/currentData/.test(names))
  })
  expect(found.map(({ place }) => place)).toEqual([])
})

test('a failed refetch does not hide the data that is there', () => {
  const found = samples.filter(({ code }) => {
    if (!/use\w+Query\(/.test(code)) return false
    const error = code.search(/if \((?:\w+\.)?isError\b[^&]*\) return/)
    const data = code.search(/if \(!?(?!(?:\w+\.)?is[A-Z])[\w.& ]+\)\s*\{?\s*return/)
    return error >= 0 && (data < 0 || data >= error)
  })
  expect(found.map(({ place }) => place)).toEqual([])
})
