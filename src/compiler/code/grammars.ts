import { StreamLanguage } from '@codemirror/language'
import { diff } from '@codemirror/legacy-modes/mode/diff'
import { http } from '@codemirror/legacy-modes/mode/http'
import type { Parser } from '@lezer/common'
import { parser as css } from '@lezer/css'
import { styleTags, tags } from '@lezer/highlight'
import { configureNesting, parser as html } from '@lezer/html'
import { parser as javascript } from '@lezer/javascript'
import { parser as json } from '@lezer/json'
import { parser as markdown } from '@lezer/markdown'
import { parser as yaml } from '@lezer/yaml'

/** Tokens that the grammar doesn't distinguish, or names differently than readers would. */
const scriptTags = styleTags({
  'CallExpression/InstantiationExpression/VariableName': tags.function(tags.variableName),
  'CallExpression/InstantiationExpression/MemberExpression/PropertyName': tags.function(
    tags.propertyName,
  ),
  'NewExpression/InstantiationExpression/VariableName': tags.className,
  'JSXIdentifier JSXNameSpacedName': tags.className,
  'void import delete infer': tags.keyword,
  '< > Optional ?.': tags.punctuation,
})

const typescript = javascript.configure({ dialect: 'ts', props: [scriptTags] })
const tsx = javascript.configure({ dialect: 'ts jsx', props: [scriptTags] })

/** Own code, because the shell grammar of @codemirror/legacy-modes only knows the names of some programs. */
const shell = StreamLanguage.define({
  startState: () => ({ isCommand: true, isContinued: false }),
  token(stream, state) {
    if (stream.sol()) {
      state.isCommand = !state.isContinued
      state.isContinued = stream.string.endsWith('\\')
    }
    if (stream.eatSpace()) return null
    if (stream.match(/^#.*/)) return 'comment'
    if (stream.match(/^(['"])(?:\\.|(?!\1).)*\1?/)) return 'string'
    const { isCommand } = state
    state.isCommand = stream.match(/^[&|;]+/) !== null
    if (state.isCommand) return 'punctuation'
    stream.match(/^[^\s'"&|;]+/)
    return isCommand ? 'variableName.function' : null
  },
})

/** Language of a fence → the grammar that colors it. JavaScript uses the grammars of TypeScript. */
export const grammars: { [language: string]: Parser } = {
  ts: typescript,
  tsx,
  js: typescript,
  jsx: tsx,
  json,
  bash: shell.parser,
  html: html.configure({
    wrap: configureNesting([
      { tag: 'script', attrs: ({ type }) => type === 'module' || !type, parser: typescript },
      { tag: 'script', parser: json },
      { tag: 'style', parser: css },
    ]),
  }),
  css,
  yaml: yaml.configure({ props: [styleTags({ Literal: tags.string })] }),
  diff: StreamLanguage.define(diff).parser,
  md: markdown,
  http: StreamLanguage.define(http).parser,
}
