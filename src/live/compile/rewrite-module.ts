import type { ImportedName } from '../libraries.ts'
import type { Edits } from './edits.ts'
import { type Node, walk } from './syntax-tree.ts'

/**
 * Rewrites what only a module may say, for the body of a function that is given the namespaces of what it imports
 * (`__deps`) and its own (`__exports`). Exports are getters, set before anything runs, so that modules which
 * import each other see values as they come.
 *
 *     import React, { useState as state } from 'react'   → const {default:React,useState:state}=__deps[0];
 *     export const count = 1                              → const count = 1
 */
export function rewriteModule(
  program: Node,
  code: string,
  edits: Edits,
): { head: string; imports: string[]; dynamicImports: string[]; imported: ImportedName[] } {
  const imports: string[] = []
  const dynamicImports: string[] = []
  const imported: ImportedName[] = []
  const reads: string[] = []
  const getters: string[] = []
  const stars: string[] = []
  const depOf = (source: unknown, names: string[]): string => {
    const specifier = String((source as Node).value)
    if (!imports.includes(specifier)) imports.push(specifier)
    imported.push(...names.map((name) => ({ from: specifier, name })))
    return `__deps[${imports.indexOf(specifier)}]`
  }
  const offer = (name: string, value: string) => {
    const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name)
    getters.push(`${key}:()=>${value}`)
  }

  for (const node of program.body as Node[]) {
    const { start, end } = node
    switch (node.type) {
      case 'ImportDeclaration': {
        const specifiers = node.specifiers as Node[]
        edits.blank(start, end)
        // The code that replaces an import of nothing but types.
        if (specifiers.length === 0 && code.slice(start, end).includes('{')) break
        const from = depOf(node.source, specifiers.map(importedName))
        const named = specifiers.filter(({ type }) => type !== 'ImportNamespaceSpecifier')
        const all = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')
        if (named.length > 0) reads.push(`{${named.map(readOf).join(',')}}=${from}`)
        if (all) reads.push(`${nameOf(all.local)}=${from}`)
        break
      }
      case 'ExportAllDeclaration': {
        edits.blank(start, end)
        if (node.exported) offer(nameOf(node.exported), depOf(node.source, ['*']))
        else stars.push(depOf(node.source, ['*']))
        break
      }
      case 'ExportNamedDeclaration': {
        const declaration = node.declaration as Node | null
        if (declaration) {
          edits.blank(start, declaration.start)
          for (const name of declaredNames(declaration)) offer(name, name)
          break
        }
        edits.blank(start, end)
        for (const specifier of node.specifiers as Node[]) {
          const local = nameOf(specifier.local)
          const value = node.source
            ? `${depOf(node.source, [local])}[${JSON.stringify(local)}]`
            : local
          offer(nameOf(specifier.exported), value)
        }
        break
      }
      case 'ExportDefaultDeclaration': {
        const declaration = node.declaration as Node
        const own = /^(?:Function|Class)Declaration$/.test(declaration.type) && declaration.id
        if (own) edits.blank(start, declaration.start)
        else edits.replace(start, declaration.start, 'const __default =')
        offer('default', own ? nameOf(own) : '__default')
        break
      }
    }
  }
  walk(program, (node) => {
    if (node.type === 'ImportExpression') {
      const source = node.source as Node
      if (typeof source.value === 'string') {
        dynamicImports.push(source.value)
        imported.push({ from: source.value, name: '*' })
      }
      edits.replace(node.start, node.start + 'import'.length, '__import')
    } else if (node.type === 'MetaProperty' && nameOf(node.meta) === 'import') {
      edits.replace(node.start, node.end, '__meta')
    }
  })
  const parts = [
    ...(getters.length > 0 || stars.length > 0
      ? [`__export(__exports,{${getters.join(',')}},[${stars.join(',')}])`]
      : []),
    ...(reads.length > 0 ? [`const ${reads.join(',')}`] : []),
  ]
  return { head: parts.map((part) => `${part};`).join(''), imports, dynamicImports, imported }
}

function importedName({ type, imported }: Node): string {
  if (type === 'ImportNamespaceSpecifier') return '*'
  return type === 'ImportDefaultSpecifier' ? 'default' : nameOf(imported)
}

function readOf(specifier: Node): string {
  const local = nameOf(specifier.local)
  const imported = importedName(specifier)
  if (imported === local) return local
  return `${/^[\w$]+$/.test(imported) ? imported : JSON.stringify(imported)}:${local}`
}

/** The name of an identifier, or of an export written as a string. */
function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: unknown }
  return name ?? String(value)
}

function declaredNames(declaration: Node): string[] {
  if (declaration.type !== 'VariableDeclaration') return [nameOf(declaration.id)]
  return (declaration.declarations as { id: Node }[]).flatMap(({ id }) => namesIn(id))
}

function namesIn(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [nameOf(pattern)]
    case 'ObjectPattern':
      return (pattern.properties as Node[]).flatMap((property) =>
        namesIn((property.type === 'RestElement' ? property.argument : property.value) as Node),
      )
    case 'ArrayPattern':
      return (pattern.elements as (Node | null)[]).flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left as Node)
    case 'RestElement':
      return namesIn(pattern.argument as Node)
    default:
      return []
  }
}
