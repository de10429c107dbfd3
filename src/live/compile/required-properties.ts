import { childrenOf, type Source, type SyntaxNode, textOf } from './source-tree.ts'

/**
 * What must be passed to a parameter of a function that takes properties.
 * @param index of the parameter
 * @param type of the properties, if it's written elsewhere
 */
export function requiredOf(
  source: Source,
  value: SyntaxNode,
  index: number,
  type: SyntaxNode | null = null,
): string[] {
  const [first, ...others] = parametersOf(value)[index] ?? []
  if (!first || others.some(({ name }) => name === 'Equals')) return []
  const annotation = type ?? typeIn(others.find(({ name }) => name === 'TypeAnnotation'))
  const typed = annotation && requiredByType(source, annotation)
  if (typed) return typed
  if (first.name === 'ObjectPattern') return requiredByPattern(source, first)
  const name = textOf(source, first)
  const uses = textOf(source, value).matchAll(/(?<![\w$.])([\w$]+)\.([\w$]+)/g)
  const used = [...uses].flatMap(([, object, property = '']) => (object === name ? property : []))
  return annotation && used.length === 0 ? ['properties'] : [...new Set(used)]
}

/** The parameters of a function, each with its type and its default. */
function parametersOf(value: SyntaxNode): SyntaxNode[][] {
  const groups: SyntaxNode[][] = [[]]
  for (const node of childrenOf(value.getChild('ParamList'))) {
    if (node.name === ',') groups.push([])
    else if (!/^[()]$/.test(node.name)) groups.at(-1)?.push(node)
  }
  return groups
}

/** The type behind a colon. */
export const typeIn = (annotation: SyntaxNode | null | undefined): SyntaxNode | null =>
  annotation?.lastChild ?? null

/** The names in `{ id, title = '' }` that have no default. */
function requiredByPattern(source: Source, pattern: SyntaxNode): string[] {
  return pattern
    .getChildren('PatternProperty')
    .filter((property) => !property.getChild('Equals') && !property.getChild('Spread'))
    .map((property) => textOf(source, property.firstChild))
}

const optionalTypes =
  /^(?:any|unknown|object|never|Partial|Record|\w*HTMLAttributes|\w*SVGAttributes|DOMAttributes|ComponentProps\w*|RefAttributes|JSX)$/

const sameAsArgument = /^(?:PropsWithChildren|PropsWithRef|PropsWithoutRef|Readonly|Omit|Required)$/

/** The members of a type that aren't optional; null if the file doesn't say. */
export function requiredByType(source: Source, type: SyntaxNode, seen = 0): string[] | null {
  if (seen > 10) return null
  const read = (inner: SyntaxNode) => requiredByType(source, inner, seen + 1)
  switch (type.name) {
    case 'ObjectType':
      return childrenOf(type)
        .filter(({ name }) => name === 'PropertyType' || name === 'MethodType')
        .filter((member) => !member.getChild('Optional'))
        .map((member) => textOf(source, member.getChild('PropertyDefinition')))
    case 'ParenthesizedType':
      return childrenOf(type).map(read).find(Boolean) ?? null
    case 'IntersectionType':
    case 'UnionType': {
      const parts = childrenOf(type)
        .filter(({ name }) => name !== 'LogicOp')
        .map(read)
      if (type.name === 'UnionType')
        return parts.find((part) => part?.length === 0) ?? parts[0] ?? null
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
    }
    case 'TypeName':
    case 'IndexedType':
      return requiredByName(source, textOf(source, type), read)
    case 'ParameterizedType': {
      const name = textOf(source, type.firstChild).replace(/^.*\./, '')
      const argument = typeArguments(type)[0]
      return sameAsArgument.test(name) && argument
        ? read(argument)
        : requiredByName(source, name, read)
    }
    default:
      return null
  }
}

/** The types between `<` and `>`. */
export function typeArguments(node: SyntaxNode | null): SyntaxNode[] {
  const list = node?.getChild('TypeArgList')
  return childrenOf(list).filter(({ name }) => !/^[<>,]$/.test(name))
}

function requiredByName(
  source: Source,
  name: string,
  read: (type: SyntaxNode) => string[] | null,
): string[] | null {
  const declarations = childrenOf(source.root).flatMap((statement) =>
    statement.name === 'ExportDeclaration' ? childrenOf(statement) : [statement],
  )
  const declaration = declarations.find(
    (node) => textOf(source, node.getChild('TypeDefinition')) === name,
  )
  if (!declaration) return optionalTypes.test(name.replace(/^.*\./, '')) ? [] : null
  if (declaration.name === 'TypeAliasDeclaration') {
    const value = declaration.getChild('Equals')?.nextSibling
    return value ? read(value) : null
  }
  // An interface, and what it extends.
  const parts = childrenOf(declaration)
    .filter(({ name }) => /Type$|^TypeName$/.test(name))
    .map(read)
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
}
