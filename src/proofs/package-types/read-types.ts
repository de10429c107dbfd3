import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  isClassDeclaration,
  isExportSpecifier,
  isFunctionDeclaration,
  isInterfaceDeclaration,
  isModuleBlock,
  isModuleDeclaration,
  isParameterDeclaration,
  isTypeAliasDeclaration,
  isVariableStatement,
  type Node,
  type SourceFile,
  type Statement,
} from 'typescript/unstable/ast'
import {
  API,
  type Checker,
  type Signature,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'
import type { ExportKind } from '../../model/api-data.ts'
import { packageOf } from '../../model/package-name.ts'

/** A property of a type, or a parameter of a function. */
export type DeclaredMember = {
  name: string
  isOptional: boolean
  /** Whether the parameter takes any number of arguments. */
  isRest: boolean
  isDeprecated: boolean
  /**
   * Whether a list may leave it out, because TypeScript's own library declares it, such as the options of `fetch` or
   * `then` of a promise, or because it only exists for types.
   */
  mayBeLeftOut: boolean
  /** As TypeScript prints it. */
  type: string
  /** The default that its comment states, such as `60`; null when it states none. */
  statedDefault: string | null
}

export type DeclaredExport = {
  name: string
  kind: ExportKind
  isDeprecated: boolean
  /** The package that declares it, which is another one for re-exports. */
  origin: string
}

export type PackageTypes = {
  /** What a module exports, both values and types. Names with an underscore are internal. */
  exportsOf(module: string): DeclaredExport[]
  /** The comment of an export; empty if it has none. */
  commentOf(name: string, module: string): string
  /** All names that a module exports, including those with an underscore. */
  namesOf(module: string): Set<string>
  /**
   * What the entries of a list are compared with: the properties of a type (`CreateSliceOptions`), or the parameters of
   * a function (`createSlice()`) or of a function inside another value (`Store.dispatch()`, `ApiProvider().props`).
   * Types don't need to be exported. Null if the module has no such name.
   */
  membersOf(of: string, module: string): DeclaredMember[] | null
  close(): void
}

/**
 * Reads the declarations of installed packages with the compiler that checks samples.
 * @param folder a folder to work in, below the one that has `node_modules`
 */
export function readPackageTypes(folder: string, modules: readonly string[]): PackageTypes {
  mkdirSync(folder, { recursive: true })
  const entry = path.join(folder, 'modules.ts')
  const config = path.join(folder, 'tsconfig.json')
  const names = modules.map((name, index) => ({ name, local: `module${index}` }))
  writeFileSync(
    entry,
    names.map(({ name, local }) => `import * as ${local} from '${name}'\n${local}\n`).join(''),
  )
  writeFileSync(config, JSON.stringify({ compilerOptions, files: ['modules.ts'] }))
  const api = new API({ cwd: folder })
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (!project) throw new Error(`${config} cannot be opened.`)
  const { program, checker } = project
  const entryFile = program.getSourceFile(entry)
  if (!entryFile) throw new Error(`${entry} cannot be read.`)
  const text = entryFile.text
  const moduleSymbols = new Map(
    names.map(({ name }) => {
      const symbol = checker.getSymbolAtPosition(entry, text.indexOf(`'${name}'`) + 1)
      return [name, symbol]
    }),
  )
  const declared = new Map<string, Map<string, TypeSymbol>>()
  const exported = new Map<string, Map<string, TypeSymbol>>()
  /** Module → names of values, such as an enum, that it only exports as types. */
  const typesOnly = new Map<string, Set<string>>()

  function exportsOf(module: string): Map<string, TypeSymbol> {
    const known = exported.get(module)
    if (known) return known
    const symbol = moduleSymbols.get(module)
    const symbols = symbol ? checker.getExportsOfModule(symbol) : []
    const names = new Map(symbols.map((member) => [member.name, targetOf(member, checker)]))
    exported.set(module, names)
    typesOnly.set(module, new Set(symbols.filter(isExportedAsType).map(({ name }) => name)))
    return names
  }

  /** The module's package, as a path with a slash at the end; null when there is no such module. */
  function rootOf(module: string): string | null {
    const [declaration] = moduleSymbols.get(module)?.declarations ?? []
    return /^.*\/node_modules\/(@[^/]+\/)?[^/]+\//.exec(declaration?.path ?? '')?.[0] ?? null
  }

  /** Names in the package's declaration files that aren't exported. */
  function declaredIn(module: string): Map<string, TypeSymbol> {
    const known = declared.get(module)
    if (known) return known
    const all = new Map<string, TypeSymbol>()
    const root = rootOf(module)
    const own = program
      .getSourceFileNames()
      .filter((file) => root !== null && file.startsWith(root))
      // The module's own file comes first, because other files of the package may use the same name.
      .sort((a, b) => Number(isFileOf(module, b)) - Number(isFileOf(module, a)))
    for (const name of own) {
      const file = program.getSourceFile(name)
      for (const [declaredName, symbol] of file ? declarationsIn(file, checker) : []) {
        if (!all.has(declaredName)) all.set(declaredName, symbol)
      }
    }
    declared.set(module, all)
    return all
  }

  return {
    namesOf: (module) => new Set(exportsOf(module).keys()),

    commentOf(name, module) {
      const symbol = exportsOf(module).get(name)
      return symbol ? checker.getDocumentationCommentOfSymbol(symbol) : ''
    },

    exportsOf(module) {
      return [...exportsOf(module)]
        .filter(([name]) => !/^_|^default$|UNSTABLE/.test(name))
        .map(([name, symbol]) => ({
          name,
          kind: typesOnly.get(module)?.has(name) ? 'type' : kindOf(name, symbol, checker),
          isDeprecated: isDeprecated(symbol, checker),
          origin: originOf(symbol) ?? packageOf(module),
        }))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    },

    membersOf(of, module) {
      const [start = '', ...steps] = of.split('.')
      const first = start.replace(/\(\)$/, '')
      const symbol = exportsOf(module).get(first) ?? declaredIn(module).get(first)
      if (!symbol) return null
      let type: Type | undefined = typeNamed(symbol, checker)
      let isCall = start.endsWith('()')
      for (const step of steps) {
        const name = step.replace(/\(\)$/, '')
        const property: TypeSymbol | undefined = type && memberNamed(name, type, isCall, checker)
        if (!property) return null
        type = checker.getTypeOfSymbol(property)
        isCall = step.endsWith('()')
      }
      if (!type) return null
      return isCall ? parametersOf(type, checker) : membersOfType(type, checker)
    },

    close: () => api.close(),
  }
}

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
}

/** `@reduxjs/toolkit/query/react` is declared in `dist/query/react/index.d.mts`. */
function isFileOf(module: string, file: string): boolean {
  const inner = module.slice(packageOf(module).length)
  return file.includes(`/dist${inner}/index.d.`)
}

function originOf(symbol: TypeSymbol): string | null {
  const [declaration] = symbol.declarations
  const inside = declaration?.path.split('/node_modules/').at(-1) ?? ''
  const [, name = null] = /^(?:@types\/)?((?:@[^/]+\/)?[^/]+)\//.exec(inside) ?? []
  return name
}

function isExportedAsType({ declarations }: TypeSymbol): boolean {
  const node = declarations[0]?.resolve()
  return node !== undefined && isExportSpecifier(node) && node.isTypeOnly
}

function targetOf(symbol: TypeSymbol, checker: Checker): TypeSymbol {
  return symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function declarationsIn(file: SourceFile, checker: Checker): [string, TypeSymbol][] {
  const names = namesIn(file.statements)
  return checker
    .getSymbolAtLocation(names)
    .flatMap((symbol) => (symbol ? [[symbol.name, symbol]] : []))
}

/** Names that statements declare, including those inside the modules of older declarations. */
function namesIn(statements: readonly Statement[]): Node[] {
  return statements.flatMap((statement): Node[] => {
    if (isModuleDeclaration(statement)) {
      return statement.body && isModuleBlock(statement.body)
        ? namesIn(statement.body.statements)
        : []
    }
    if (isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name)
    }
    const isNamed =
      isInterfaceDeclaration(statement) ||
      isTypeAliasDeclaration(statement) ||
      isFunctionDeclaration(statement) ||
      isClassDeclaration(statement)
    return isNamed && statement.name ? [statement.name] : []
  })
}

/** The type of a name. If it's both a type and a value, such as a class, the type of its instances. */
function typeNamed(symbol: TypeSymbol, checker: Checker): Type | undefined {
  const isType = symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Class)
  return isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol)
}

function kindOf(name: string, symbol: TypeSymbol, checker: Checker): ExportKind {
  if (!(symbol.flags & SymbolFlags.Value)) return 'type'
  if (symbol.flags & SymbolFlags.Class) return 'class'
  const type = checker.getTypeOfSymbol(symbol)
  const isCallable = type && checker.getSignaturesOfType(type, SignatureKind.Call).length > 0
  if (!isCallable) return 'value'
  if (/^use[A-Z]/.test(name)) return 'hook'
  if (/^[A-Z].*Context$/.test(name)) return 'value'
  return /^[A-Z]/.test(name) ? 'component' : 'function'
}

function isDeprecated(symbol: TypeSymbol, checker: Checker): boolean {
  return checker.getJsDocTagsOfSymbol(symbol).some(({ name }) => name === 'deprecated')
}

/** A property of a type, or a parameter if the type is called. */
function memberNamed(
  name: string,
  type: Type,
  isCall: boolean,
  checker: Checker,
): TypeSymbol | undefined {
  const symbols = isCall
    ? signaturesOf(type, checker).flatMap((signature) => signature.getParameters())
    : propertiesOf(type, checker).map(({ symbol }) => symbol)
  return symbols.find((symbol) => symbol.name === name)
}

/** The comments of members without a value at run time say so. */
function isForTypesOnly(symbol: TypeSymbol, checker: Checker): boolean {
  return checker.getDocumentationCommentOfSymbol(symbol).includes('purely to be used in TypeScript')
}

function isOfPlatform({ declarations }: TypeSymbol): boolean {
  return (
    declarations.length > 0 && declarations.every(({ path }) => /\/lib\.[\w.]+\.d\.ts$/.test(path))
  )
}

type Property = { symbol: TypeSymbol; isOptional: boolean }

/** For a union, the properties of all its types. A property that some of the types lack is optional. */
function propertiesOf(type: Type, checker: Checker): Property[] {
  const parts = partsOf(type, checker)
  const byName = new Map<string, Property & { count: number }>()
  for (const part of parts) {
    for (const symbol of checker.getPropertiesOfType(part)) {
      const own = checker.getTypeOfSymbol(symbol)
      if (own && isNothing(own)) continue
      const isOptional = Boolean(symbol.flags & SymbolFlags.Optional)
      const known = byName.get(symbol.name)
      if (known) {
        known.count += 1
        known.isOptional ||= isOptional
      } else {
        byName.set(symbol.name, { symbol, isOptional, count: 1 })
      }
    }
  }
  return [...byName.values()].map(({ symbol, isOptional, count }) => ({
    symbol,
    isOptional: isOptional || count < parts.length,
  }))
}

/** A type that refers to itself is followed this far. */
const maxDepth = 10

/** The types of a union that can have properties. A type parameter is replaced with its constraint. */
function partsOf(type: Type, checker: Checker, depth = 0): Type[] {
  if (depth > maxDepth) return []
  if (type.isUnionType()) {
    return type.getTypes().flatMap((part) => partsOf(part, checker, depth + 1))
  }
  if (type.flags & (TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void | TypeFlags.Never))
    return []
  if (checker.getPropertiesOfType(type).length > 0) return [type]
  if (type.isConditionalType()) {
    return [type.getTrueType(), type.getFalseType()].flatMap((part) =>
      partsOf(part, checker, depth + 1),
    )
  }
  const constraint = checker.getBaseConstraintOfType(type)
  return constraint && constraint.id !== type.id ? partsOf(constraint, checker, depth + 1) : [type]
}

/** Whether a type is `never` or `undefined`, which declarations use for properties that must not be set. */
function isNothing(type: Type): boolean {
  const parts = type.isUnionType() ? type.getTypes() : [type]
  return parts.every(({ flags }) => flags & (TypeFlags.Never | TypeFlags.Undefined))
}

function membersOfType(type: Type, checker: Checker): DeclaredMember[] {
  return propertiesOf(type, checker)
    .filter(({ symbol }) => !/^_/.test(symbol.name) && !symbol.escapedName.startsWith('__'))
    .map(({ symbol, isOptional }) => ({
      name: symbol.name,
      isOptional,
      isRest: false,
      isDeprecated: isDeprecated(symbol, checker),
      mayBeLeftOut: isOfPlatform(symbol) || isForTypesOnly(symbol, checker),
      type: typeOf(symbol, checker),
      statedDefault: statedDefault(symbol, checker),
    }))
}

/** Without the numbers that a bundler adds to names. */
function typeOf(symbol: TypeSymbol, checker: Checker): string {
  const type = checker.getTypeOfSymbol(symbol)
  return type ? checker.typeToString(type).replace(/\$\d+\b/g, '') : ''
}

/** `Defaults to \`60\``, `(default: 5)`, or the tag `@default false`. */
function statedDefault(symbol: TypeSymbol, checker: Checker): string | null {
  const tag = checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'default')
  const comment = checker.getDocumentationCommentOfSymbol(symbol)
  const stated =
    tag?.text ??
    /\bdefaults? ?(?:to|:) ?(`[^`]+`|'[^']+'|\[[^\]]*\]|\w+)/i.exec(comment)?.[1] ??
    null
  return stated?.replace(/^`|`$/g, '').trim() ?? null
}

/**
 * The parameters of the longest signature. Those that a shorter signature lacks are optional. If a signature has only a
 * rest parameter, it is the general one, and the others only infer more exact types.
 */
function parametersOf(type: Type, checker: Checker): DeclaredMember[] | null {
  const lists = signaturesOf(type, checker).map(parametersOfSignature)
  const general = lists.find(([only, ...more]) => only?.isRest && more.length === 0)
  if (general) return general
  const longest = lists.reduce<DeclaredMember[] | null>(
    (best, list) => (best && best.length > list.length ? best : list),
    null,
  )
  return (
    longest?.map((parameter, index) => ({
      ...parameter,
      isOptional: parameter.isOptional || lists.some((list) => list.length <= index),
    })) ?? null
  )
}

function signaturesOf(type: Type, checker: Checker): Signature[] {
  const parts = partsOf(checker.getNonNullableType(type) ?? type, checker)
  return parts.flatMap((part) => checker.getSignaturesOfType(part, SignatureKind.Call))
}

function parametersOfSignature(signature: Signature): DeclaredMember[] {
  const parameters = signature.getParameters()
  return parameters.map((symbol, index) => {
    const node = symbol.valueDeclaration?.resolve()
    const declaration = node && isParameterDeclaration(node) ? node : null
    return {
      name: symbol.name,
      isOptional: Boolean(declaration?.questionToken ?? declaration?.initializer),
      isRest: signature.hasRestParameter && index === parameters.length - 1,
      isDeprecated: false,
      mayBeLeftOut: false,
      type: '',
      statedDefault: null,
    }
  })
}
