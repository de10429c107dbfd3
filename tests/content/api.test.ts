/** The API reference says what the installed package has: names, parameters, messages. */
import { readFileSync } from 'node:fs'
import type { Nodes } from 'mdast'
import * as redux from 'redux'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../src/compiler/source/parse-markdown.ts'
import { readErrorCodes } from '../../src/directives/error-codes/error-codes.ts'
import { type Parameter, readDeclarations } from '../support/declarations.ts'
import { firstColumn, membersUnder, parametersUnder, sourceOf } from '../support/page-tables.ts'

const types = readDeclarations('redux/dist/redux.d.ts')

const functions = [
  'createstore',
  'combinereducers',
  'applymiddleware',
  'bindactioncreators',
  'compose',
]
const pages = ['redux-core', 'store', ...functions, 'utils'].map((name) => `api/${name}`)

describe('tables of the API reference', () => {
  test('list every export, with its parameters', () => {
    const listed = firstColumn('api/redux-core', 'exports')
    expect(listed.map(nameOf).sort()).toEqual(Object.keys(redux).sort())
    const calls = listed.filter((call) => call.includes('('))
    expect(calls.length).toBeGreaterThan(functions.length)
    expect(calls).toEqual(calls.map(nameOf).map((name) => callOf(name, types.parametersOf(name))))
  })

  test('list every exported type', () => {
    const exported = types.exportedNames().filter((name) => !(name in redux))
    expect(exported).toContain('Reducer')
    // The type of a store is at home on a page of its own.
    expect([...membersUnder('api/redux-core', 'types'), 'Store'].sort()).toEqual(exported.sort())
  })

  test('list every method of a store', () => {
    const methods = types.methodsOf('Store').map(({ name, parameters }) =>
      // That `dispatch` takes more than an action is told in its own part.
      callOf(
        name,
        parameters.filter(({ isRest }) => !isRest),
      ),
    )
    expect(firstColumn('api/store', 'methods').sort()).toEqual(methods.sort())
  })

  test.each([
    ['createStore', 'arguments'],
    ['combineReducers', 'parameters'],
    ['applyMiddleware', 'parameters'],
    ['bindActionCreators', 'parameters'],
    ['compose', 'parameters'],
    ['isAction', 'isaction'],
    ['isPlainObject', 'isplainobject'],
  ])('describe every parameter of %s, and whether it may be left out', (name, id) => {
    const page = name.startsWith('is') ? 'utils' : name.toLowerCase()
    expect(parametersUnder(`api/${page}`, id)).toEqual(types.parametersOf(name).map(written))
  })

  test.each([
    ['dispatch', 'dispatch-parameters'],
    ['subscribe', 'subscribe-parameters'],
    ['replaceReducer', 'replacereducer-parameters'],
  ])('describe every parameter of the method %s', (name, id) => {
    const method = types.methodsOf('Store').find((known) => known.name === name)
    const parameters = method?.parameters.map(written)
    expect(parametersUnder('api/store', id)).toEqual(parameters)
  })

  test('list every private action type', () => {
    const { __DO_NOT_USE__ActionTypes: actionTypes } = redux
    expect(firstColumn('api/utils', 'private-action-types')).toEqual(Object.keys(actionTypes))
  })
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

const nameOf = (call: string): string => call.replace(/\(.*/, '')

function callOf(name: string, parameters: Parameter[]): string {
  return `${name}(${parameters.map(written).join(', ')})`
}

function written({ name, isOptional, isRest }: Parameter): string {
  return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}`
}

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
