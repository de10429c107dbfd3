import { readFileSync } from 'node:fs'
import { Visitor } from 'rolldown/utils'
import { parseScript } from '../../src/compiler/code/syntax.ts'
import { codedPackages } from '../../src/directives/error-codes/error-codes.ts'

/** A text that an installed package throws or prints, or a part of one. */
type PackageMessage = {
  package: string
  /** On one line. `…` stands for values that are inserted at run time. */
  text: string
  /** Whether the production build has it too. */
  isInProduction: boolean
}

/** The readable builds of packages, and the builds that production bundles are made of. */
const builds = [
  ...Object.values(codedPackages),
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
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateLiteral({ quasis }) {
      texts.push(quasis.map(({ value }) => value.cooked).join('…'))
    },
  }).visit(parseScript(code, 'js').program)
  return texts.map(onOneLine).filter(isMessage)
}

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const isMessage = (text: string) =>
  text.includes(' ') && (text.match(/[a-z]{2,}/gi) ?? []).length >= 3
