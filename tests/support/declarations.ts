import { readFileSync } from 'node:fs'
import { parseScript } from '../../src/compiler/code/syntax.ts'

export type Parameter = { name: string; isOptional: boolean; isRest: boolean }

type Statement = ReturnType<typeof parseScript>['program']['body'][number]
type Interface = Extract<Statement, { type: 'TSInterfaceDeclaration' }>
type Method = Extract<Interface['body']['body'][number], { type: 'TSMethodSignature' }>
type Param = Method['params'][number]

/** Names and parameters in the declaration file of an installed package. */
export function readDeclarations(file: string) {
  const source = readFileSync(`node_modules/${file}`, 'utf8')
  const { body } = parseScript(source, 'ts').program

  function interfaceNamed(name: string): Interface {
    for (const node of body) {
      if (node.type === 'TSInterfaceDeclaration' && node.id.name === name) return node
    }
    throw new Error(`There is no interface ${name} in ${file}.`)
  }

  /** Parameters of a function that is kept as a property: those of its type's call signature. */
  function parametersOfType(name: string): Parameter[] {
    for (const member of interfaceNamed(name).body.body) {
      if (member.type === 'TSCallSignatureDeclaration') return member.params.map(parameter)
    }
    throw new Error(`${name} in ${file} cannot be called.`)
  }

  return {
    /** Values and types. */
    exportedNames: (): string[] =>
      body
        .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
        .map(({ exported }) => source.slice(exported.start, exported.end)),

    /** The parameters of a function's last declaration, which is its most general. */
    parametersOf(name: string): Parameter[] {
      const overloads = body.flatMap((node) =>
        node.type === 'TSDeclareFunction' && node.id?.name === name ? [node.params] : [],
      )
      const [general] = overloads.slice(-1)
      if (!general) throw new Error(`There is no function ${name} in ${file}.`)
      return general.map(parameter)
    },

    /** The properties of an interface, in their order. */
    propertiesOf: (name: string): { name: string; isOptional: boolean }[] =>
      interfaceNamed(name).body.body.flatMap((member) =>
        member.type === 'TSPropertySignature'
          ? { name: source.slice(member.key.start, member.key.end), isOptional: member.optional }
          : [],
      ),

    /** The methods of an interface, in their order. */
    methodsOf: (name: string): { name: string; parameters: Parameter[] }[] =>
      interfaceNamed(name).body.body.flatMap((member) => {
        if (member.type === 'TSMethodSignature') {
          const key = source.slice(member.key.start, member.key.end)
          const parameters = member.params.map(parameter)
          return { name: member.computed ? `[${key}]` : key, parameters }
        }
        if (member.type !== 'TSPropertySignature') return []
        const type = member.typeAnnotation?.typeAnnotation
        if (type?.type !== 'TSTypeReference') return []
        const typeName = source.slice(type.typeName.start, type.typeName.end)
        const key = source.slice(member.key.start, member.key.end)
        return { name: key, parameters: parametersOfType(typeName) }
      }),
  }
}

function parameter(node: Param): Parameter {
  const isRest = node.type === 'RestElement'
  const pattern = isRest ? node.argument : node
  if (pattern.type !== 'Identifier') throw new Error('A parameter without a name.')
  return { name: pattern.name, isOptional: pattern.optional ?? false, isRest }
}
