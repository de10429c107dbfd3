import { type TokenKind, tokenClasses } from './highlight-classes.ts'

/** Punctuation has a color here, and no class. */
type ThemeKind = TokenKind | 'punctuation'

/**
 * TextMate scopes → kinds of token. The highlighter knows colors only, so each kind is given a color
 * that stands for its class; no color of this theme ever reaches a page.
 */
const scopes: { [kind in ThemeKind]: string[] } = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: [
    'keyword',
    'storage',
    'variable.language',
    'constant.language',
    'entity.name.tag',
    'punctuation.definition.heading.markdown',
    'markup.heading',
    'support.constant.property-value',
  ],
  string: [
    'string',
    'punctuation.definition.string',
    'constant.character.escape',
    'constant.other.symbol',
    'markup.inserted',
    'markup.inline.raw',
  ],
  number: ['constant.numeric', 'constant.other.color', 'keyword.other.unit', 'markup.deleted'],
  function: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name.function',
    'markup.underline.link',
  ],
  type: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'entity.name.namespace',
  ],
  property: [
    'entity.other.attribute-name',
    'meta.object-literal.key',
    'variable.object.property',
    'variable.other.property',
    'variable.other.object.property',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'support.variable.property',
  ],
  punctuation: [
    'punctuation',
    'meta.brace',
    'keyword.operator',
    'storage.type.function.arrow',
    'meta.diff.header',
  ],
  plain: ['meta.template.expression', 'source.shell string.unquoted'],
}

/** Words that are written as operators but read as keywords. */
const wordOperators = ['new', 'typeof', 'instanceof', 'in', 'of', 'keyof', 'satisfies', 'as', 'is']
scopes.keyword.push(
  ...wordOperators.map((word) => `keyword.operator.expression.${word}`),
  'keyword.operator.new',
  'keyword.operator.type.annotation.is',
)

const kinds = Object.keys(scopes) as ThemeKind[]
const colorOf = (kind: ThemeKind) =>
  kind === 'plain' ? '#000000' : `#0000${String(kinds.indexOf(kind) + 10)}`

export const theme = {
  name: 'classes',
  type: 'light' as const,
  fg: '#000000',
  bg: '#ffffff',
  settings: kinds.map((kind) => ({
    scope: scopes[kind],
    settings: { foreground: colorOf(kind) },
  })),
}

const classByColor = new Map(
  kinds.flatMap((kind) => (kind === 'punctuation' ? [] : [[colorOf(kind), tokenClasses[kind]]])),
)

/** The class of a token that the highlighter has given this color; null for punctuation. */
export function classOfColor(color: string | undefined): string | null {
  return classByColor.get(color?.toLowerCase() ?? '') ?? null
}
