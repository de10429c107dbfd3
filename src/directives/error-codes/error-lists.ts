import path from 'node:path'
import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { z } from 'zod'
import { readContentText } from '../../compiler/source/content-files.ts'
import { parseMarkdown } from '../../compiler/source/parse-markdown.ts'
import type { Report } from '../../model/diagnostic.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { type CodedPackage, codedPackageNames, readErrorCodes } from './error-codes.ts'

const explanations = z.record(z.enum(['core', 'toolkit']), z.record(z.string(), z.string()))

/**
 * Puts the numbered errors of a package in the place of `::error-codes{package="core"}`: the version they
 * are from, then for each a heading with the id `core-7`, the message as the package holds it, and what
 * `error-codes.json` of the content says of it. A code without an explanation, or the reverse, is an error.
 */
export function expandErrorCodes(
  tree: Root,
  { root, contentDir }: { root: string; contentDir: string },
  dependencies: Set<string>,
  report: Report,
): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'error-codes' || !parent || index === undefined) return
    const line = node.position?.start.line ?? 1
    const written = node.attributes?.package ?? ''
    const id = codedPackageNames.find((name) => name === written)
    if (!id) {
      report({ line }, `Unknown package \`${written}\`.`, expectedOneOf(written, codedPackageNames))
      parent.children.splice(index, 1)
      return index
    }
    const file = path.posix.join(contentDir, 'error-codes.json')
    const coded = readErrorCodes(root, id)
    const help = readExplanations(root, file)?.[id]
    if (!help) {
      dependencies.add(file)
      report({ line }, `The explanations in \`${file}\` cannot be read.`, explanationsForm)
      parent.children.splice(index, 1)
      return index
    }
    for (const read of [...coded.files, file]) dependencies.add(read)
    checkExplanations(coded, help, (message) => report({ line }, message, `Mend ${file}.`))
    const entries = [
      ...parseMarkdown(`As \`${coded.name}\` ${coded.version} has them:`).children,
      ...coded.codes.flatMap((code) => entryOf(id, code, help[code.code] ?? '')),
    ]
    // Links and ids found wrong later are told with the line of the directive.
    visit({ type: 'root', children: entries } as Root, (entry) => {
      const { position } = node
      delete entry.position
      if (position && (entry.type === 'link' || entry.type === 'heading')) entry.position = position
    })
    parent.children.splice(index, 1, ...entries)
    return index + entries.length
  })
}

const explanationsForm =
  'Expected JSON: `{ "core": { "1": "What to do." }, "toolkit": { … } }` with texts in Markdown.'

function readExplanations(root: string, file: string): z.infer<typeof explanations> | null {
  const source = readContentText(root, file)
  if ('reason' in source) return null
  try {
    return explanations.parse(JSON.parse(source.text))
  } catch {
    return null
  }
}

function checkExplanations(
  { name, codes }: CodedPackage,
  help: { [code: string]: string },
  mistake: (message: string) => void,
): void {
  const known = codes.map(({ code }) => String(code))
  const unexplained = known.filter((code) => !(code in help))
  const gone = Object.keys(help).filter((code) => !known.includes(code))
  if (unexplained.length > 0) mistake(`${name} has errors without an explanation: ${unexplained}.`)
  if (gone.length > 0) mistake(`${name} no longer has the errors ${gone}.`)
}

function entryOf(
  id: string,
  { code, message, isInProduction }: CodedPackage['codes'][number],
  explanation: string,
): RootContent[] {
  const name = id === 'core' ? 'Redux' : 'Redux Toolkit'
  const note = isInProduction ? '' : ' *Development builds only.*'
  return [
    ...parseMarkdown(`### ${name} error ${code} {#${id}-${code}}`).children,
    {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: message }] }],
    },
    ...parseMarkdown(explanation + note).children,
  ]
}
