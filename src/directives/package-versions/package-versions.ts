import type { Root, Table, TableCell } from 'mdast'
import { visit } from 'unist-util-visit'
import { readContentText } from '../../compiler/source/content-files.ts'
import type { Report } from '../../model/diagnostic.ts'

/**
 * Puts a table of installed packages in the place of `::package-versions{packages="redux immer"}`: those
 * that samples are checked with. The `package.json` files read are added to `dependencies`.
 */
export function expandPackageVersions(
  tree: Root,
  root: string,
  dependencies: Set<string>,
  report: Report,
): void {
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'package-versions' || !parent || index === undefined) return
    const names = (node.attributes?.packages ?? '').split(/\s+/).filter(Boolean)
    const rows = names.flatMap((name) => {
      dependencies.add(packageFile(name))
      const version = installedVersion(root, name)
      return version === null ? [] : [{ name, version }]
    })
    const missing = names.filter((name) => !rows.some((row) => row.name === name))
    if (names.length === 0 || missing.length > 0) {
      report(
        { line: node.position?.start.line ?? 1 },
        names.length === 0
          ? '`::package-versions` names no package.'
          : `Not installed: \`${missing.join('`, `')}\`.`,
        'Expected names of dependencies of this project: `::package-versions{packages="redux immer"}`.',
      )
      parent.children.splice(index, 1)
      return index
    }
    parent.children[index] = tableOf(rows)
    return index + 1
  })
}

/** The version of an installed package, or null when there is none. */
export function installedVersion(root: string, name: string): string | null {
  const source = readContentText(root, packageFile(name))
  if ('reason' in source) return null
  const { version }: { version: string } = JSON.parse(source.text)
  return version
}

const packageFile = (name: string) => `node_modules/${name}/package.json`

function tableOf(rows: { name: string; version: string }[]): Table {
  const cell = (child: TableCell['children'][number]): TableCell => ({
    type: 'tableCell',
    children: [child],
  })
  const text = (value: string) => cell({ type: 'text', value })
  return {
    type: 'table',
    children: [
      { type: 'tableRow', children: [text('Package'), text('Version')] },
      ...rows.map(({ name, version }) => ({
        type: 'tableRow' as const,
        children: [cell({ type: 'inlineCode', value: name }), text(version)],
      })),
    ],
  }
}
