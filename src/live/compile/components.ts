import { requiredByType, requiredOf, typeArguments, typeIn } from './required-properties.ts'
import { childrenOf, readSource, type Source, type SyntaxNode, textOf } from './source-tree.ts'

/** A component at the top level of a file. */
export type Component = {
  /** Empty for a default export without a name. */
  name: string
  isDefault: boolean
  /** Where its statement begins. */
  from: number
  hasProperties: boolean
  /** The properties that it can't be shown without. */
  required: string[]
}

/**
 * The components of a file, in order: functions, classes, and what calls such as `memo(…)` make of them, if their names
 * begin with a capital letter or if they're the default export. Code with mistakes is read as far as possible.
 */
export function componentsOf(code: string): Component[] {
  // The parser takes `extends` for a name here.
  const source = readSource(code.replace(/\bexport\s+default\s+class(?=\s+extends\b)/, '$& _'))
  const declared: Declared[] = []
  let defaultName: string | null = null
  for (const statement of childrenOf(source.root)) {
    const exported = exportedByDefault(statement)
    defaultName = nameOfDefault(source, statement, exported) ?? defaultName
    const isNamed = exported === null || exported.name === 'VariableName'
    declared.push(
      ...(isNamed
        ? declarationsIn(source, statement)
        : [{ name: defaultName ?? '', value: exported, type: null, from: statement.from }]),
    )
  }
  return declared.flatMap(({ name, value, type, from }) => {
    if (!/^(?:[A-Z]|$)/.test(name)) return []
    const properties = propertiesOf({ ...source, declared }, value, type)
    return properties ? [{ name, isDefault: name === defaultName, from, ...properties }] : []
  })
}

/** Code, and everything that it declares at its top level. */
type File = Source & { declared: readonly Declared[] }

type Properties = Pick<Component, 'hasProperties' | 'required'>

/** The value or the declaration behind `export default`. */
function exportedByDefault(statement: SyntaxNode): SyntaxNode | null {
  if (statement.name !== 'ExportDeclaration') return null
  const value = statement.getChild('default')?.nextSibling
  return value ? unwrapped(value) : null
}

/** The name of the default export, if the statement has one; empty if it has no name. */
function nameOfDefault(
  source: Source,
  statement: SyntaxNode,
  exported: SyntaxNode | null,
): string | null {
  if (!exported) {
    const group = statement.getChild('ExportGroup')
    return /\b(\w+)\s+as\s+default\b/.exec(textOf(source, group))?.[1] ?? null
  }
  if (exported.name === 'VariableName') return textOf(source, exported)
  if (!exported.name.endsWith('Declaration')) return ''
  return textOf(source, exported.getChild('VariableDefinition')).replace(/^_$/, '')
}

type Declared = { name: string; value: SyntaxNode; type: SyntaxNode | null; from: number }

/** The functions, classes and variables that a statement declares. */
function declarationsIn(source: Source, statement: SyntaxNode): Declared[] {
  const { from } = statement
  const declaration =
    statement.name === 'ExportDeclaration' ? statement.getChild('export')?.nextSibling : statement
  if (!declaration) return []
  if (/^(?:Function|Class)Declaration$/.test(declaration.name)) {
    const name = textOf(source, declaration.getChild('VariableDefinition'))
    return [{ name, value: declaration, type: null, from }]
  }
  if (declaration.name !== 'VariableDeclaration') return []
  return declaration.getChildren('VariableDefinition').flatMap((variable) => {
    const annotation = variable.nextSibling?.name === 'TypeAnnotation' ? variable.nextSibling : null
    const equals = (annotation ?? variable).nextSibling
    const value = equals?.name === 'Equals' ? equals.nextSibling : null
    if (!value) return []
    const name = textOf(source, variable)
    return [{ name, value: unwrapped(value), type: typeIn(annotation), from }]
  })
}

/** An expression without parentheses, `as` and `satisfies`. */
function unwrapped(node: SyntaxNode): SyntaxNode {
  const isTyped =
    node.name === 'BinaryExpression' && (node.getChild('as') ?? node.getChild('satisfies'))
  if (isTyped && node.firstChild) return unwrapped(node.firstChild)
  const inner = node.name === 'ParenthesizedExpression' ? node.firstChild?.nextSibling : null
  return inner ? unwrapped(inner) : node
}

/**
 * The properties of a component; null for any other value.
 * @param type that is written at its variable, such as `FC<Props>`
 * @param nesting how many other components it's made of
 */
function propertiesOf(
  source: File,
  value: SyntaxNode,
  type: SyntaxNode | null,
  nesting = 0,
): Properties | null {
  switch (value.name) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunction': {
      if (value.getChild('async') || value.getChild('Star')) return null
      const hasProperties = value.getChild('ParamList')?.firstChild?.nextSibling?.name !== ')'
      return { hasProperties, required: requiredOf(source, value, 0, typeArguments(type)[0]) }
    }
    case 'ClassDeclaration':
    case 'ClassExpression':
      return propertiesOfClass(source, value)
    case 'CallExpression':
      return propertiesOfCall(source, value, type, nesting)
    case 'VariableName': {
      const name = textOf(source, value)
      const named = source.declared.find((other) => other.name === name)
      const isEndless = nesting > 10
      return named && !isEndless ? propertiesOf(source, named.value, named.type, nesting + 1) : null
    }
    default:
      return null
  }
}

function propertiesOfClass(source: Source, value: SyntaxNode): Properties | null {
  const base = value.getChild('extends')?.nextSibling
  if (!/^(?:\w+\.)?(?:Pure)?Component\b/.test(textOf(source, base))) return null
  const [type] = typeArguments(base?.name === 'InstantiationExpression' ? base : value)
  const required =
    (type && requiredByType(source, type)) ??
    [...textOf(source, value).matchAll(/\bthis\.props\.([\w$]+)/g)].map(([, name = '']) => name)
  return { hasProperties: required.length > 0, required: [...new Set(required)] }
}

/** What functions make a component of, by the last part of their names. */
const makers = /(?:^|\.)(?:memo|forwardRef|observer|with[A-Z]\w*)$/

function propertiesOfCall(
  source: File,
  call: SyntaxNode,
  type: SyntaxNode | null,
  nesting: number,
): Properties | null {
  const callee = call.firstChild
  const isTyped = callee?.name === 'InstantiationExpression'
  const called = textOf(source, isTyped ? callee.firstChild : callee)
  const [argument] = argumentsOf(call)
  if (/(?:^|\.)lazy$/.test(called)) return { hasProperties: true, required: [] }
  if (/^connect\(/.test(called) && callee) return propertiesOfConnected(source, callee)
  if (!argument || !makers.test(called)) return null
  const inner = propertiesOf(source, unwrapped(argument), type, nesting + 1)
  const types = isTyped ? typeArguments(callee) : []
  const own = types[called.endsWith('forwardRef') ? 1 : 0]
  const required = own ? requiredByType(source, own) : null
  return inner && (required ? { hasProperties: true, required } : inner)
}

const argumentsOf = (call: SyntaxNode) =>
  childrenOf(call.getChild('ArgList')).filter(({ name }) => !/^[(),]$/.test(name))

/** The properties that functions given to `connect` read. It passes them on, together with what they return. */
function propertiesOfConnected(source: File, connect: SyntaxNode): Properties {
  const required = argumentsOf(connect).flatMap((argument) => {
    const name = textOf(source, argument)
    const value = source.declared.find((other) => other.name === name)?.value ?? argument
    return requiredOf(source, value, 1)
  })
  return { hasProperties: true, required }
}
