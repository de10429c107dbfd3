import type { PhrasingContent, Table, TableCell } from 'mdast'
import { z } from 'zod'
import { markdownDirective } from '../../compiler/directive.ts'
import { text } from '../../compiler/output/markdown-nodes.ts'

const schema = z.strictObject({
  /** Names of this project's dependencies, separated by spaces. */
  packages: z.string().regex(/\S/, 'Expected names of packages: `packages="react immer"`'),
})

/** A table of installed packages, which samples are checked with. */
export const packageVersions = markdownDirective({
  name: 'package-versions',
  form: 'leaf',
  schema,
  toMarkdown({ props, readPackage, report }) {
    const names = props.packages.split(/\s+/).filter(Boolean)
    const rows = names.map((name) => {
      const source = readPackage(name, 'package.json')
      return { name, version: 'reason' in source ? null : String(JSON.parse(source.text).version) }
    })
    const missing = rows.filter(({ version }) => version === null).map(({ name }) => name)
    if (missing.length === 0) return [tableOf(rows)]
    report(
      `Not installed: \`${missing.join('`, `')}\`.`,
      'Expected names of dependencies of this project: `::package-versions{packages="react immer"}`.',
    )
    return null
  },
  example: '::package-versions{packages="react immer"}',
})

function tableOf(rows: { name: string; version: string | null }[]): Table {
  const cell = (child: PhrasingContent): TableCell => ({ type: 'tableCell', children: [child] })
  return {
    type: 'table',
    children: [
      { type: 'tableRow', children: [cell(text('Package')), cell(text('Version'))] },
      ...rows.map(({ name, version }) => ({
        type: 'tableRow' as const,
        children: [cell({ type: 'inlineCode', value: name }), cell(text(version ?? ''))],
      })),
    ],
  }
}
