import type { Edits } from './edits.ts'
import { SampleSyntaxError, type Script } from './parse-module.ts'
import { childrenOf, lineAt, type Node } from './syntax-tree.ts'

/**
 * Records the edits that make JavaScript of TypeScript: what is only a type is blanked, so that every line stays in its
 * place. A statement that ended only because of what is gone gets a semicolon.
 *
 *     let name: string         → let name;
 *     const a = b as C         → const a = b;
 *     interface D { e: F }     →
 *
 * Names that are imported without `type` stay imported, as with TypeScript's option `verbatimModuleSyntax`. An import
 * or export of nothing but types goes.
 * @throws {SampleSyntaxError} for what would be lost with the types, such as an enum
 */
export function removeTypes(script: Script, edits: Edits): void {
  new TypeRemoval(script, edits).visit(script.program, null)
}

class TypeRemoval {
  readonly #code: string
  /** With spaces in the place of comments. */
  readonly #bareCode: string
  readonly #edits: Edits
  readonly #starts = new Set<number>()
  readonly #ends = new Set<number>()

  constructor({ code, comments }: Script, edits: Edits) {
    this.#code = code
    this.#bareCode = comments.reduce(
      (bare, { start, end }) => bare.slice(0, start) + ' '.repeat(end - start) + bare.slice(end),
      code,
    )
    this.#edits = edits
  }

  visit(node: Node, parent: Node | null): void {
    const refusal = refusals[node.type]
    if (refusal) throw new SampleSyntaxError(refusal, lineAt(this.#code, node.start))
    for (const part of typeParts) this.#blankNode(node[part])
    this.#removeMarks(node, parent)
    const children = childrenOf(node)
    for (const child of children) {
      if (isErased(child)) this.#blankNode(child)
      else if (!isType(child)) this.visit(child, node)
    }
    if (lists.includes(node.type)) this.#separate(children)
  }

  #removeMarks(node: Node, parent: Node | null): void {
    const { start, end } = node
    const type = node.typeAnnotation as Node | null | undefined
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        this.#blank((node.expression as Node).end, end)
        if (parent?.left === node) this.#groupOperand(node, parent)
        break
      case 'TSTypeAssertion':
        this.#blank(start, (node.expression as Node).start)
        this.#edits.around(start, '(', end, ')')
        break
      case 'Identifier':
        if (node.optional) this.#blankToken('?', start, type?.start ?? end)
        break
      case 'VariableDeclarator':
        if (node.definite) this.#blankToken('!', start, typeOf(node.id)?.start ?? end)
        break
      case 'PropertyDefinition':
      case 'AccessorProperty':
      case 'MethodDefinition': {
        const key = node.key as Node
        for (const word of modifiers) this.#blankToken(word, headOf(node), key.start)
        const next = type ?? (node.value as Node | null)
        if (node.optional || node.definite)
          this.#blankToken(node.optional ? '?' : '!', key.end, next?.start ?? end)
        break
      }
      case 'ClassDeclaration':
      case 'ClassExpression':
        this.#removeFromClass(node)
        break
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
        this.#removeSpecifiers(node)
        break
      case 'ArrowFunctionExpression':
        this.#moveBrackets(node)
    }
    if (Array.isArray(node.params)) this.#removeThis(node, node.params)
  }

  /** `1 + a as A * 2` multiplies the sum. */
  #groupOperand(node: Node, parent: Node): void {
    let operand = node
    while (operand.type.startsWith('TS')) operand = operand.expression as Node
    if (!operators.test(parent.type) || !operators.test(operand.type)) return
    this.#edits.around(operand.start, '(', operand.end, ')')
  }

  #removeFromClass(node: Node): void {
    const name = (node.id as Node | null)?.end ?? headOf(node)
    const body = node.body as Node
    if (node.abstract) this.#blankToken('abstract', headOf(node), body.start)
    const implemented = (node.implements ?? []) as Node[]
    const [first] = implemented
    if (!first) return
    const before = ['superTypeArguments', 'superTypeParameters', 'superClass', 'typeParameters']
      .map((part) => node[part] as Node | null | undefined)
      .find(Boolean)
    const word = this.#find('implements', before?.end ?? name, first.start)
    if (word !== undefined) this.#blank(word, implemented.at(-1)?.end ?? body.start)
  }

  #removeSpecifiers(node: Node): void {
    const specifiers = node.specifiers as Node[]
    const listed = specifiers.filter(({ type }) => /^(?:Import|Export)Specifier$/.test(type))
    const isBare = listed.length > 0 && listed.every(isOnlyType)
    const [first] = specifiers
    // `import a, { type B } from 'c'`
    if (isBare && first && first !== listed[0]) {
      const comma = this.#find(',', first.end, node.end)
      const brace = this.#find('}', listed.at(-1)?.end ?? first.end, node.end)
      if (comma !== undefined && brace !== undefined) this.#blank(comma, brace + 1)
      return
    }
    for (const specifier of listed.filter(isOnlyType)) {
      const next = listed[listed.indexOf(specifier) + 1]
      this.#blankNode(specifier)
      this.#blankToken(
        ',',
        specifier.end,
        next?.start ?? this.#find('}', specifier.end, node.end) ?? node.end,
      )
    }
  }

  /** `(this: A, b: B)`. TypeScript allows no line break before it in an arrow function, which has no `this`. */
  #removeThis(node: Node, [first, second]: Node[]): void {
    if (first?.type !== 'Identifier' || first.name !== 'this') return
    this.#blankNode(first)
    const close = second ?? typeOf(node, 'returnType') ?? (node.body as Node)
    this.#blankToken(',', first.end, close.start)
  }

  /**
   * An arrow function must begin in the line of what is before it, such as `return` or `async`, and its arrow must be
   * in the line of its bracket. Where types are longer than a line, brackets move to their ends.
   */
  #moveBrackets(node: Node): void {
    const params = node.params as Node[]
    const generics = typeOf(node, 'typeParameters')
    const result = typeOf(node, 'returnType')
    const body = node.body as Node
    const open = this.#find('(', generics?.end ?? node.start, (params[0] ?? result ?? body).start)
    if (generics && open !== undefined && this.#isOverLines(generics.start, open)) {
      this.#blank(open, open + 1)
      this.#edits.before(generics.start, '(')
    }
    const close = this.#find(')', params.at(-1)?.end ?? open ?? node.start, body.start)
    if (result && close !== undefined && this.#isOverLines(close, result.end)) {
      this.#blank(close, close + 1)
      this.#edits.after(result.end, ')')
    }
  }

  /** Writes the semicolons without which statements or members would become one. */
  #separate(list: Node[]): void {
    for (const [index, node] of list.entries()) {
      if (isErased(node)) continue
      const { type, end } = lastStatement(node)
      const next = list[index + 1]
      const isOpen = endsWithoutSemicolon.includes(type) && this.#code[end - 1] !== ';'
      if (isOpen && (this.#ends.has(end) || (next && this.#starts.has(next.start)))) {
        this.#edits.after(end, ';')
      }
    }
  }

  #blank(start: number, end: number): void {
    this.#edits.blank(start, end)
    this.#starts.add(start)
    this.#ends.add(end)
  }

  #blankNode(part: unknown): void {
    const node = part as Node | null | undefined
    if (node) this.#blank(node.start, node.end)
  }

  /** Also the space behind a word. */
  #blankToken(token: string, from: number, to: number): void {
    const start = this.#find(token, from, to)
    if (start === undefined) return
    const end = start + token.length
    this.#blank(start, /\w$/.test(token) && this.#bareCode[end] === ' ' ? end + 1 : end)
  }

  /** The offset of a word or a sign in a piece of code that otherwise holds only other tokens. */
  #find(token: string, from: number, to: number): number | undefined {
    const tokens = this.#bareCode.slice(from, to).matchAll(/[\w$]+|[^\s\w$]/g)
    for (const { 0: found, index } of tokens) if (found === token) return from + index
  }

  #isOverLines(from: number, to: number): boolean {
    return /[\n\r\u2028\u2029]/.test(this.#code.slice(from, to))
  }
}

const typeParts = [
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeParameters',
  'superTypeArguments',
]
const modifiers = ['public', 'private', 'protected', 'readonly', 'override']
const operators = /^(?:Binary|Logical|Unary|Await)Expression$/
const lists = ['Program', 'BlockStatement', 'StaticBlock', 'SwitchCase', 'ClassBody']
const endsWithoutSemicolon = [
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ThrowStatement',
  'ExportNamedDeclaration',
  'ExportDefaultDeclaration',
  'PropertyDefinition',
  'AccessorProperty',
]

/** What isn't JavaScript and can't be left out, with what is said about it. */
export const refusals: { [type: string]: string } = {
  TSEnumDeclaration: "An enum isn't JavaScript, so write an object with `as const`",
  TSModuleDeclaration: "A namespace with values isn't JavaScript, so write a module",
  TSParameterProperty:
    "A parameter property isn't JavaScript, so declare the field and assign it in the constructor",
  TSExportAssignment: "`export =` isn't JavaScript, so write `export default`",
  TSImportEqualsDeclaration: "`import … =` isn't JavaScript, so write `import … from`",
  TSNamespaceExportDeclaration:
    "`export as namespace` isn't JavaScript, and says nothing in a module",
}

/** The part of a node that is a type; of a name, its annotation. */
const typeOf = (node: unknown, part = 'typeAnnotation') =>
  (node as { [part: string]: Node | null | undefined })[part]

/** Where a class or a member begins behind its decorators. */
const headOf = ({ start, decorators }: Node): number =>
  (decorators as Node[] | undefined)?.at(-1)?.end ?? start

/** Whether an import, an export, or a name in one of them is marked with `type`. */
export const isOnlyType = ({ importKind, exportKind }: Node): boolean =>
  importKind === 'type' || exportKind === 'type'

/** Whether a statement or a member says something only to TypeScript. */
export function isErased(node: Node): boolean {
  const { type, declaration } = node as Node & { declaration?: Node | null }
  if (node.declare || isOnlyType(node) || (declaration && isErased(declaration))) return true
  switch (type) {
    case 'TSAbstractPropertyDefinition':
    case 'TSAbstractAccessorProperty':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSDeclareFunction':
    case 'TSIndexSignature':
      return true
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return node.abstract === true
    case 'MethodDefinition':
    case 'TSAbstractMethodDefinition':
      return !(node.value as Node).body
    case 'TSModuleDeclaration':
    case 'TSModuleBlock': {
      const body = node.body as Node | Node[]
      return Array.isArray(body) ? body.every(isErasedMember) : isErased(body)
    }
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration': {
      const specifiers = node.specifiers as Node[]
      return specifiers.length > 0 && specifiers.every(isOnlyType)
    }
    default:
      return false
  }
}

/** A namespace that declares a value is a value itself. */
const isErasedMember = (node: Node): boolean =>
  isErased(node) && !node.declare && !(node.declaration as Node | null | undefined)?.declare

/** Whether a node is a type, and not an expression or a declaration of TypeScript. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !(type in refusals) && !/(?:Expression|TypeAssertion)$/.test(type)

/** The innermost statement that ends where a statement ends: `if (a) b()` ends with `b()`. */
function lastStatement(node: Node): Node {
  const inner = (node.alternate ?? node.consequent ?? node.body ?? node.declaration) as Node | null
  return /(?:Statement|^Export.*Declaration)$/.test(node.type) &&
    inner &&
    /(?:Statement|^(?:Function|Class|Variable)Declaration)$/.test(inner.type)
    ? lastStatement(inner)
    : node
}
