import { parseScript } from '../../compiler/code/syntax.ts'
import { type Node, walk } from '../../live/compile/syntax-tree.ts'

type ErrorCode = {
  code: number
  /** The whole text; values that the package inserts at run time are written as `‹label›`. */
  message: string
  /** Whether production builds can throw it; other errors are from checks in development builds. */
  isInProduction: boolean
}

export type CodedPackage = {
  name: string
  /** Its name for readers: `Redux Toolkit`. */
  title: string
  version: string
  codes: ErrorCode[]
}

/**
 * Packages that number their messages, with their readable builds and the builds that production bundles are made of.
 */
export const codedPackages = {
  core: {
    name: 'redux',
    title: 'Redux',
    readable: ['dist/redux.mjs'],
    minified: ['dist/redux.browser.mjs'],
    expected: 18,
  },
  toolkit: {
    name: '@reduxjs/toolkit',
    title: 'Redux Toolkit',
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
    expected: 42,
  },
} as const

type CodedPackageName = keyof typeof codedPackages

export const codedPackageNames = Object.keys(codedPackages) as CodedPackageName[]

/** What packages insert into their messages: source of the expression → words for readers. */
const placeholderLabels: { [expression: string]: string } = {
  key: 'slice key',
  'prop.toString()': 'slice key',
  'actionTypes_default.INIT': 'private init type',
  'action.type': 'the value',
  type: 'action type',
  'result.path || ""': 'state path',
  'stringify(action)': 'the action',
  expected: 'argument name',
  'api.reducerPath': 'reducer path',
  'hookNames.join(", ")': 'hook names',
  hookName: 'hook',
  endpointName: 'endpoint',
}

/** Expressions that always have the same value, which is inserted into the message. */
const constants: { [expression: string]: string } = {
  alm: 'listenerMiddleware',
  'hookNames.length': '3',
}

/**
 * Reads the numbered messages of an installed package from its build for development, where each message stands beside
 * its number: `NODE_ENV === "production" ? formatProdErrorMessage(7) : "text"`.
 *
 * @param readPackage reads a file of an installed package
 * @throws Error when a file cannot be read, there are fewer messages than there were, or a placeholder has no label.
 */
export function readErrorCodes(
  id: CodedPackageName,
  readPackage: (name: string, file: string) => { text: string } | { reason: string },
): CodedPackage {
  const { name, title, readable, minified, expected } = codedPackages[id]
  const read = (file: string) => {
    const source = readPackage(name, file)
    if ('text' in source) return source.text
    throw new Error(
      `${file} of the package ${name} cannot be read: ${source.reason}. Run \`npm ci\`.`,
    )
  }
  const messages = new Map(readable.flatMap((file) => messagesIn(read(file))))
  if (messages.size < expected) {
    throw new Error(
      `Only ${messages.size} numbered messages were found in ${name}; there were ${expected}. Has the form of its builds changed? See src/directives/error-codes/error-codes.ts.`,
    )
  }
  const inProduction = new Set(
    minified.flatMap((file) =>
      [...read(file).matchAll(/Error\([\w$]+\((\d+)\)/g)].map(([, code]) => Number(code)),
    ),
  )
  return {
    name,
    title,
    version: JSON.parse(read('package.json')).version,
    codes: [...messages]
      .sort(([a], [b]) => a - b)
      .map(([code, message]) => ({ code, message, isInProduction: inProduction.has(code) })),
  }
}

function messagesIn(source: string): [number, string][] {
  const messages: [number, string][] = []
  walk(parseScript(source, 'js').program as unknown as Node, (node) => {
    if (node.type !== 'ConditionalExpression') return
    const code = codeOf(node.consequent as Node)
    if (code !== null) messages.push([code, textOf(node.alternate as Node, source)])
  })
  return messages
}

/** `formatProdErrorMessage(7)` → 7. Older builds add underscores and digits to the name. */
function codeOf(node: Node): number | null {
  if (node.type !== 'CallExpression') return null
  const { name } = node.callee as { name?: string }
  const [argument] = node.arguments as { value?: unknown }[]
  const isFormat = name !== undefined && /^_?formatProdErrorMessage\d*$/.test(name)
  return isFormat && typeof argument?.value === 'number' ? argument.value : null
}

function textOf(node: Node, source: string): string {
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'BinaryExpression') {
    return textOf(node.left as Node, source) + textOf(node.right as Node, source)
  }
  if (node.type === 'TemplateLiteral') {
    const expressions = node.expressions as Node[]
    return (node.quasis as { value: { cooked: string } }[])
      .map(({ value }, index) => {
        const expression = expressions[index]
        return value.cooked + (expression ? textOf(expression, source) : '')
      })
      .join('')
  }
  return holeOf(source.slice(node.start, node.end))
}

function holeOf(expression: string): string {
  const constant = constants[expression]
  if (constant !== undefined) return constant
  if (expression.startsWith('kindOf(')) return '‹kind of value›'
  if (expression.startsWith('actionType ?')) return '"‹action type›"'
  const label = placeholderLabels[expression]
  if (label === undefined) {
    throw new Error(
      `A numbered message holds \`${expression}\`, for which readers have no words yet. Add it to \`placeholderLabels\` in src/directives/error-codes/error-codes.ts.`,
    )
  }
  return `‹${label}›`
}
