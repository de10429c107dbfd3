import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Visitor } from 'rolldown/utils'
import { parseScript } from '../../compiler/code/syntax.ts'
import { codedPackages } from '../../directives/error-codes/error-codes.ts'

/** A text that a package throws or prints, or a part of one. */
export type PackageMessage = {
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

/** Packages whose messages can be read. */
export const packagesWithMessages = builds.map(({ name }) => name)

/** @param root the folder that has `node_modules` */
export function readFromPackage(root: string, name: string, file: string): string {
  return readFileSync(path.join(root, 'node_modules', name, file), 'utf8')
}

/**
 * Every text of the packages' builds that reads like a message: three words or more.
 * @param root the folder that has `node_modules`
 */
export function readMessages(root: string, packages = packagesWithMessages): PackageMessage[] {
  return builds
    .filter(({ name }) => packages.includes(name))
    .flatMap(({ name, readable, minified }) => {
      const textsOf = (files: readonly string[]) =>
        files.flatMap((file) => textsIn(readFromPackage(root, name, file)))
      const production = textsOf(minified)
      return [...new Set(textsOf(readable))].map((text) => ({
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

/** A text with single spaces in the place of line breaks. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isMessage = (text: string) =>
  text.includes(' ') && (text.match(/[a-z]{2,}/gi) ?? []).length >= 3

/** Whether a text of a page has a message, with values in the place of `…`. A cell of a table ends the message. */
export function hasMessage(text: string, message: string): boolean {
  const parts = message.split('…')
  return text.split('|').some((cell) => {
    let end = 0
    return parts.every((part) => {
      const start = cell.indexOf(part, end)
      end = start + part.length
      return start >= 0
    })
  })
}
