import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { readContentText } from '../../compiler/source/content-files.ts'
import type { Report } from '../../model/diagnostic.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { type ResourceGroup, resourceListSchema, resourcesToMarkdown } from './resources.ts'

type DataFolders = { root: string; dataDir: string }

type Mistake = (message: string, hint: string) => void

/**
 * Puts Markdown lists in the places of `::resource-list{list="…" group="…"}`. A list is the file of
 * its name in `dataDir`, a path from `root`; the files read are added to `dependencies`.
 */
export function expandResourceLists(
  tree: Root,
  folders: DataFolders,
  dependencies: Set<string>,
  report: Report,
): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'resource-list' || !parent || index === undefined) return
    const { position } = node
    const mistake: Mistake = (message, hint) =>
      report({ line: position?.start.line ?? 1 }, message, hint)
    const group = findGroup(node, folders, dependencies, mistake)
    if (!group) {
      parent.children.splice(index, 1)
      return index
    }
    const list = resourcesToMarkdown(group)
    // A link found wrong later is told with the line of the directive.
    visit(list, 'link', (link) => {
      if (position) link.position = position
    })
    parent.children[index] = list
    return index + 1
  })
}

function findGroup(
  { attributes }: LeafDirective,
  { root, dataDir }: DataFolders,
  dependencies: Set<string>,
  mistake: Mistake,
): ResourceGroup | null {
  const { list, group, ...others } = attributes ?? {}
  if (!list || !group || Object.keys(others).length > 0) {
    mistake(
      'Unexpected attributes of `::resource-list`.',
      'Expected `::resource-list{list="ecosystem" group="Routing"}`.',
    )
    return null
  }
  const file = `${dataDir}/${list}.json`
  dependencies.add(file)
  const groups = readGroups(root, file, mistake)
  const found = groups?.find(({ name }) => name === group)
  if (groups && !found) {
    const names = groups.map(({ name }) => name)
    mistake(`There is no group \`${group}\` in \`${file}\`.`, expectedOneOf(group, names))
  }
  return found ?? null
}

function readGroups(root: string, file: string, mistake: Mistake): ResourceGroup[] | null {
  const source = readContentText(root, file)
  if ('reason' in source) {
    mistake(`The list \`${file}\` cannot be used: ${source.reason}.`, 'Expected that file.')
    return null
  }
  let values: unknown
  try {
    values = JSON.parse(source.text)
  } catch (error) {
    mistake(`The list \`${file}\` is no JSON.`, `${(error as Error).message}.`)
    return null
  }
  const parsed = resourceListSchema.safeParse(values)
  if (parsed.success) return parsed.data
  for (const { path: place, message } of parsed.error.issues) {
    mistake(
      `Unexpected value in \`${file}\`${place.length ? ` at ${place.join('.')}` : ''}.`,
      `${message}.`,
    )
  }
  return null
}
