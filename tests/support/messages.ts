import { readFileSync } from 'node:fs'
import { parseScript } from '../../src/compiler/code/syntax.ts'
import { type Node, walk } from '../../src/syntax-tree/syntax-tree.ts'

/** A text that an installed package throws or prints, or a part of one. */
export type PackageMessage = {
  package: string
  /** On one line; what the package puts in at run time is `…`. */
  text: string
  /** The build for production has it too. */
  isInProduction: boolean
}

/** The readable builds of packages, and the builds that production bundles are made of. */
const builds: { name: string; readable: string[]; minified: string[] }[] = [
  { name: 'redux', readable: ['dist/redux.mjs'], minified: ['dist/redux.browser.mjs'] },
  {
    name: '@reduxjs/toolkit',
    readable: [
      'dist/redux-toolkit.modern.mjs',
      'dist/query/rtk-query.modern.mjs',
      'dist/query/react/rtk-query-react.modern.mjs',
      'dist/react/redux-toolkit-react.modern.mjs',
    ],
    minified: [
      'dist/redux-toolkit.browser.mjs',
      'dist/query/rtk-query.browser.mjs',
      'dist/query/react/rtk-query-react.browser.mjs',
      'dist/react/redux-toolkit-react.browser.mjs',
    ],
  },
  {
    name: 'react-redux',
    readable: ['dist/react-redux.mjs', 'dist/rsc.mjs'],
    minified: ['dist/react-redux.browser.mjs', 'dist/rsc.mjs'],
  },
  { name: 'reselect', readable: ['dist/reselect.mjs'], minified: ['dist/reselect.browser.mjs'] },
  { name: 'immer', readable: ['dist/immer.mjs'], minified: ['dist/immer.production.mjs'] },
]

export function readFromPackage(name: string, file: string): string {
  return readFileSync(`node_modules/${name}/${file}`, 'utf8')
}

/** Every text of the packages' builds that reads like a message: three words or more. */
export function readMessages(): PackageMessage[] {
  return builds.flatMap(({ name, readable, minified }) => {
    const sourceOf = (file: string) => readFromPackage(name, file)
    const production = minified.flatMap((file) => textsIn(sourceOf(file)))
    const texts = [...new Set(readable.flatMap((file) => textsIn(sourceOf(file))))]
    return texts.map((text) => ({
      package: name,
      text,
      isInProduction: production.includes(text),
    }))
  })
}

function textsIn(code: string): string[] {
  const texts: string[] = []
  walk(parseScript(code, 'js').program as unknown as Node, (node) => {
    const text = textOf(node)
    if (text !== null && isMessage(text)) texts.push(text)
  })
  return texts
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return onOneLine(node.value)
  if (node.type !== 'TemplateLiteral') return null
  const parts = node.quasis as { value: { cooked: string } }[]
  return onOneLine(parts.map(({ value }) => value.cooked).join('…'))
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const isMessage = (text: string) =>
  text.includes(' ') && (text.match(/[a-z]{2,}/gi) ?? []).length >= 3
