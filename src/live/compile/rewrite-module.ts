import type { Edits } from './edits.ts'
import { declaredNames, nameOf, walkReferences } from './references.ts'
import { isFile } from './resolve.ts'
import { awaits, lineAt, type Node, walk } from './syntax-tree.ts'

/** What a module imports from, as written. */
export type ModuleRequest = { specifier: string; line: number }

/** The names that a module imports and exports, in the words of the language's specification. */
export type ModuleNames = {
  /** `from` is an index of the requests; without a name, it's the namespace. */
  imports: { local: string; from: number; name: string | null; line: number }[]
  /** Its own variables. */
  exports: [exported: string, local: string][]
  reexports: { exported: string; from: number; name: string | null; line: number }[]
  /** Requests of which it exports everything. */
  stars: number[]
}

/** A module without what only modules may say, and what it imports and exports. */
export type RewrittenModule = ModuleNames & {
  /** Whether it has a top-level `await`. */
  isAsync?: true
  /** To be put above the code. */
  head: string
  requests: ModuleRequest[]
  /** Dynamic imports, as written; `null` for one that isn't a plain text. */
  dynamicImports: (string | null)[]
}

/**
 * Rewrites what only a module may say, for the body of a generator. Its first step, up to `yield`, creates its functions
 * and hands out a getter for each variable that it exports, so that modules which import each other can use them before
 * the rest has run. What it imports are properties of `__in`, which are read at each use, because the other module may
 * assign to them later. Those of packages never change, so they are constants.
 *
 *     import React from 'react'                → const {React}=__in
 *     import { count, add } from './counter'
 *     add(count)                               → __call(__in.add,"add")(__in.count)
 *     export const one = 1                     → const one = 1
 */
export function rewriteModule(program: Node, code: string, edits: Edits): RewrittenModule {
  const requests: ModuleRequest[] = []
  const names: ModuleNames = { imports: [], exports: [], reexports: [], stars: [] }
  const constants: string[] = []
  const request = ({ source, start }: Node): number => {
    const specifier = nameOf(source)
    const known = requests.findIndex((request) => request.specifier === specifier)
    return known >= 0 ? known : requests.push({ specifier, line: lineAt(code, start) }) - 1
  }
  const body = program.body as Node[]

  for (const node of body) {
    const from = node.source ? request(node) : -1
    if (node.type === 'ExportAllDeclaration' && !node.exported) names.stars.push(from)
    if (node.type !== 'ImportDeclaration') continue
    edits.replace(node.start, node.end, ';')
    for (const specifier of node.specifiers as Node[]) {
      const local = nameOf(specifier.local)
      const line = lineAt(code, specifier.start)
      names.imports.push({ local, from, name: importedName(specifier), line })
      if (!isFile(nameOf(node.source))) constants.push(local)
    }
  }
  let naming = ''
  for (const node of body) {
    const { start, end } = node
    const declaration = node.declaration as Node | null | undefined
    switch (node.type) {
      case 'ExportAllDeclaration':
        edits.replace(start, end, ';')
        if (node.exported) {
          const exported = nameOf(node.exported)
          names.reexports.push({
            exported,
            from: request(node),
            name: null,
            line: lineAt(code, start),
          })
        }
        break
      case 'ExportNamedDeclaration':
        if (declaration) {
          edits.blank(start, declaration.start)
          for (const name of declaredNames(declaration)) names.exports.push([name, name])
          break
        }
        edits.replace(start, end, ';')
        for (const specifier of node.specifiers as Node[]) {
          const local = nameOf(specifier.local)
          const exported = nameOf(specifier.exported)
          const line = lineAt(code, specifier.start)
          const imported = names.imports.find((entry) => entry.local === local)
          if (node.source) {
            names.reexports.push({ exported, from: request(node), name: local, line })
          } else if (imported) {
            names.reexports.push({ exported, from: imported.from, name: imported.name, line })
          } else names.exports.push([exported, local])
        }
        break
      case 'ExportDefaultDeclaration': {
        if (!declaration) break
        const isFunction = declaration.type === 'FunctionDeclaration'
        const isNamed = (isFunction || declaration.type === 'ClassDeclaration') && declaration.id
        names.exports.push(['default', isNamed ? nameOf(isNamed) : '__default'])
        if (isNamed || isFunction) edits.blank(start, declaration.start)
        else {
          // As a property of this name, a function or class without a name gets it.
          edits.replace(start, declaration.start, 'const {default:__default}={default:')
          edits.after(declaration.end, '};')
        }
        if (!isNamed && isFunction) {
          edits.before(declaration.start + beforeParameters(code, declaration.start), ' __default')
          naming = 'Object.defineProperty(__default,"name",{value:"default",configurable:true});'
        }
      }
    }
  }

  const dynamicImports: RewrittenModule['dynamicImports'] = []
  walk(program, (node) => {
    if (node.type === 'ImportExpression') {
      dynamicImports.push(textOf(node.source as Node))
      edits.replace(node.start, node.start + 'import'.length, '__import')
    } else if (node.type === 'MetaProperty' && nameOf(node.meta) === 'import') {
      edits.replace(node.start, node.end, '__meta')
    }
  })
  const variables = names.imports.map(({ local }) => local)
  // A module has no `arguments`, but the generator has.
  const live = new Set(['arguments', ...variables.filter((local) => !constants.includes(local))])
  walkReferences(program, live, (identifier, around) => readLive(identifier, around, edits))

  const locals = [...new Set(names.exports.map(([, local]) => local))]
  const head = [
    locals.length > 0 && `__export({${locals.map((local) => `${local}:()=>${local}`).join(',')}});`,
    constants.length > 0 && `const {${constants.join(',')}}=__in;`,
    naming,
  ]
  return {
    ...names,
    ...(awaits(program) && { isAsync: true as const }),
    head: `${head.filter(Boolean).join('')}yield;`,
    requests,
    dynamicImports,
  }
}

/** The name that an import asks for; null for the whole namespace. */
function importedName({ type, imported }: Node): string | null {
  if (type === 'ImportNamespaceSpecifier') return null
  return type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported)
}

/** The number of characters up to the parameters of a function without a name. */
const beforeParameters = (code: string, start: number): number =>
  /^(?:\/\*[\s\S]*?\*\/|\/\/.*|[^(/])*/.exec(code.slice(start))?.[0].length ?? 0

/** A text that is written as one; null for any other expression. */
function textOf({ type, value, quasis }: Node): string | null {
  if (typeof value === 'string') return value
  const [text, ...others] = type === 'TemplateLiteral' ? (quasis as Node[]) : []
  return text && others.length === 0 ? String((text.value as { cooked: string }).cooked) : null
}

/** Makes an identifier a property of `__in`. */
function readLive(identifier: Node, around: readonly Node[], edits: Edits): void {
  const { start, end } = identifier
  const name = nameOf(identifier)
  const outer = around.findLast(
    ({ type }) => type !== 'ParenthesizedExpression' && type !== 'AssignmentPattern',
  )
  if (outer?.type === 'Property' && outer.shorthand && outer.start === start) {
    edits.before(start, `${name}:`)
  }
  const called = around.findLast(({ type }) => type !== 'ParenthesizedExpression')
  const isCalled =
    (called?.type === 'CallExpression' && isIn(identifier, called.callee)) ||
    (called?.type === 'TaggedTemplateExpression' && isIn(identifier, called.tag))
  // A function that is called as a method has an object as `this`, and is named with it in an engine's messages.
  if (isCalled) edits.around(start, '__call(', end, called.optional ? ')' : `,"${name}")`)
  edits.before(start, '__in.')
}

const isIn = ({ start, end }: Node, outer: unknown) =>
  (outer as Node).start <= start && end <= (outer as Node).end
