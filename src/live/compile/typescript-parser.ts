import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser, type TokenType, tokTypes } from 'acorn'
import type { Node } from './syntax-tree.ts'

/** What the parser is made of and doesn't declare. */
interface Internals {
  context: unknown[]
  awaitPos: number
  yieldPos: number
  shouldParseArrowReturnType: Node | undefined
  tsParseConstModifier: ParseModifiers
  start: number
  value: unknown
  eat(type: TokenType): boolean
  expect(type: TokenType): void
  next(): void
  startNode(): Node
  startNodeAt(position: number, location: unknown): Node
  finishNode(node: Node, type: string): Node
  hasPrecedingLineBreak(): boolean
  isAbstractClass(): boolean
  parseArrowExpression(node: Node, params: Node[], isAsync: boolean): Node
  parseClass(node: Node, kind: 'nullableID'): Node
  parseExportDefaultDeclaration(): Node
  parseExprList(...all: unknown[]): Node[]
  parseMaybeAssign(forInit?: unknown): Node
  parseSubscript(...all: unknown[]): Node
  parseSubscripts(base: Node, ...others: unknown[]): Node
  shouldParseArrow(params: Node[]): boolean
  shouldParseAsyncArrow(): boolean
  match(type: TokenType): boolean
  tryParse(parse: (abort: () => never) => Node): unknown
  tsParseTypeArgumentsInExpression(): Node | undefined
  tsTryParseGenericAsyncArrowFunction(...all: unknown[]): Node | undefined
  tsTryParseTypeParameters(parseModifiers?: ParseModifiers): Node | undefined
}
type ParseModifiers = (node: Node) => void
type Class<Instance> = new (...all: unknown[]) => Instance

/** Corrects what the plugin for TypeScript misreads, and leaves out rules about names, which are no syntax. */
function corrected(Base: Class<Internals>): Class<Internals> {
  return class extends Base {
    /** How many brackets are open where the middle of `a ? b : c` is parsed; -1 outside. */
    #depthOfBranch = -1
    /** Where a word is that can't begin an expression, as if it were in the next line; -1 if there is none. */
    #endOfOperand = -1

    raiseRecoverable(): void {}
    declareName(): void {}
    reportReservedArrowTypeParam(): void {}

    parseConditional(test: Node, start: number, location: unknown, forInit: unknown): Node {
      const depth = this.context.length
      if (!this.eat(tokTypes.question)) return test
      const node = this.startNodeAt(start, location)
      node.test = test
      node.consequent = this.#at(depth, () => this.parseMaybeAssign())
      this.expect(tokTypes.colon)
      node.alternate = this.parseMaybeAssign(forInit)
      return this.finishNode(node, 'ConditionalExpression')
    }

    override parseExprList(...all: unknown[]): Node[] {
      return this.#at(-1, () => super.parseExprList(...all))
    }

    override shouldParseArrow(params: Node[]): boolean {
      return this.#mayReturnType(() => super.shouldParseArrow(params) && this.eat(tokTypes.arrow))
        ? super.shouldParseArrow(params)
        : false
    }

    override shouldParseAsyncArrow(): boolean {
      return this.#mayReturnType(() => super.shouldParseAsyncArrow())
        ? super.shouldParseAsyncArrow()
        : false
    }

    /** In `a ? (b) : c => d`, the colon belongs to the condition unless another one follows. */
    #mayReturnType(parseArrow: () => boolean): boolean {
      if (!this.match(tokTypes.colon) || this.#depthOfBranch !== this.context.length) return true
      let isFollowed = false
      this.tryParse((abort) => {
        if (parseArrow()) {
          this.shouldParseArrowReturnType = undefined
          this.parseArrowExpression(this.startNode(), [], false)
          isFollowed = this.match(tokTypes.colon)
        }
        return abort()
      })
      return isFollowed
    }

    #at<Result>(depth: number, parse: () => Result): Result {
      const outer = this.#depthOfBranch
      this.#depthOfBranch = depth
      try {
        return parse()
      } finally {
        this.#depthOfBranch = outer
      }
    }

    /** `a<B> as C` is no comparison with a variable that is named `as`. */
    override tsParseTypeArgumentsInExpression(): Node | undefined {
      const types = super.tsParseTypeArgumentsInExpression()
      if (types && /^(?:as|satisfies)$/.test(String(this.value))) this.#endOfOperand = this.start
      return types
    }

    override hasPrecedingLineBreak(): boolean {
      return this.start === this.#endOfOperand || super.hasPrecedingLineBreak()
    }

    override parseSubscript(...all: unknown[]): Node {
      const node = super.parseSubscript(...all)
      this.#endOfOperand = -1
      return node
    }

    /** What follows the type in `() => a as (B)` isn't called with it. */
    override parseSubscripts(base: Node, ...others: unknown[]): Node {
      const isFunction = base.type === 'ArrowFunctionExpression'
      return isFunction ? base : super.parseSubscripts(base, ...others)
    }

    /** An `await` before the function is none of its parameters. */
    override tsTryParseGenericAsyncArrowFunction(...all: unknown[]): Node | undefined {
      const { awaitPos, yieldPos } = this
      this.awaitPos = 0
      this.yieldPos = 0
      const node = super.tsTryParseGenericAsyncArrowFunction(...all)
      this.awaitPos = awaitPos
      this.yieldPos = yieldPos
      return node
    }

    /** `interface A { method<const B>(): B }` */
    override tsTryParseTypeParameters(parseModifiers = this.tsParseConstModifier) {
      return super.tsTryParseTypeParameters(parseModifiers)
    }

    /** `export default abstract class {}` */
    override parseExportDefaultDeclaration(): Node {
      if (!this.isAbstractClass()) return super.parseExportDefaultDeclaration()
      const node = this.startNode()
      this.next()
      node.abstract = true
      return this.parseClass(node, 'nullableID')
    }
  }
}

const withCorrections = corrected as unknown as (base: typeof Parser) => typeof Parser

/** Parses TypeScript. */
export const TypeScriptParser = Parser.extend(tsPlugin(), withCorrections)

/** Parses TypeScript with JSX. */
export const TypeScriptJsxParser = Parser.extend(tsPlugin({ jsx: true }), withCorrections)
