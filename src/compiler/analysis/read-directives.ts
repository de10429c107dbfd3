import path from 'node:path'
import type { Paragraph } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'
import { expectedOneOf } from '../../model/suggestion.ts'
import { listFiles } from '../../system/list-files.ts'
import { lineOf, type PageContext } from '../context.ts'
import type {
  DirectiveContext,
  DirectiveDefinition,
  DirectiveNode,
  DirectiveUse,
} from '../directive.ts'
import { readPackageText, readPageTexts } from '../source/content-files.ts'
import { routeOf } from '../source/page-ids.ts'
import type { ExpandedPage } from '../source/parsed-page.ts'
import { anchorsIn } from './anchors.ts'
import { readContentJson } from './content-values.ts'
import { readAttributes } from './directive-attributes.ts'
import { contentOf, writtenName } from './directive-nodes.ts'

/** Checks every directive of a page against its definition. Those with mistakes are left out. */
export function readDirectives(page: ExpandedPage): Map<DirectiveNode, DirectiveUse> {
  const { tree, source } = page
  const directives = new Map<DirectiveNode, DirectiveUse>()
  const lines = source.text.split('\n')

  visit(tree, (node, _index, parent) => {
    if (node.type === 'paragraph' && !node.data?.directiveLabel) reportStray(node, page)
    if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return
    const { report } = directiveContext(node, page)
    const definition = definitionOf(node, page.extensions.directives, report)
    if (!definition) return
    if (node.type === 'containerDirective' && !isClosed(node, lines)) {
      report(`\`${writtenName(node)}\` is not closed.`, 'Expected a line of `:::` after it.')
    }
    checkNesting(node, definition, parent, page)
    const props = readAttributes(node, definition, report)
    if (props) directives.set(node, { definition, node, props })
  })
  // In a loop of its own, because a directive may need the attributes of those inside it.
  for (const use of directives.values()) {
    if (use.definition.shownAs === 'markdown' || !use.definition.resolve) continue
    const props = use.definition.resolve(use.props, directiveContext(use.node, page, directives))
    if (props) use.props = props
    else directives.delete(use.node)
  }
  return directives
}

/**
 * @param node a directive of the page
 * @param directives those whose attributes have been read
 */
export function directiveContext(
  node: DirectiveNode,
  page: PageContext,
  directives: ReadonlyMap<DirectiveNode, DirectiveUse> = new Map(),
): DirectiveContext {
  const { options, extensions, contentDir, dependencies, examples } = page
  const report: DirectiveContext['report'] = (message, hint, line = lineOf(node)) =>
    page.report({ line }, message, hint)
  /** The names that may stand in the place of a missing file, if its folder has nothing but such files. */
  function otherNames(file: string): string | null {
    const folder = `${path.posix.dirname(file)}/`
    if (folder === contentDir) return null
    dependencies.add(folder)
    const names = listFiles(path.join(options.root, folder)).map((name) => path.parse(name).name)
    return expectedOneOf(path.parse(file).name, names)
  }
  return {
    node,
    basePath: options.basePath,
    contentDir,
    report,
    readPackage(name, file) {
      dependencies.add(`node_modules/${name}/${file}`)
      return readPackageText(options.root, name, file)
    },
    readJson(file, schema) {
      dependencies.add(file)
      const read = readContentJson(options.root, file, schema)
      if ('value' in read) return read.value
      if ('diagnostics' in read) page.diagnostics.push(...read.diagnostics)
      else {
        const others = otherNames(file)
        const expected = others ?? `Expected ${schema.description}.`
        report(`\`${file}\` cannot be used: ${read.reason}.`, expected)
      }
      return null
    },
    readAnchors(folder) {
      const docs = `${contentDir}docs/`
      dependencies.add(docs + folder)
      return readPageTexts(options.root, docs, folder).flatMap(({ id, text }) =>
        anchorsIn(text, options.routes[id] ?? routeOf(id)),
      )
    },
    propsOf: (other) => directives.get(other)?.props,
    offerExample(example) {
      const archive = extensions.exampleArchive(options.root, example.app, example.part)
      for (const folder of archive?.folders ?? []) dependencies.add(folder)
      if (archive) examples.push(example)
      return archive
    },
    exampleNames: () => extensions.exampleNames(options.root),
  }
}

/** Reports text that looks like a directive but wasn't parsed as one. */
function reportStray({ position }: Paragraph, { source, report }: PageContext) {
  if (!position) return
  const written = source.text.slice(position.start.offset, position.end.offset).split('\n')
  const stray = written.findIndex((line) => /^[\s>]*(:{2,}\s*[a-z]|:{3,}\s*$)/i.test(line))
  if (stray < 0) return
  report(
    { line: position.start.line + stray },
    `Unexpected text \`${written[stray]?.trim()}\`.`,
    'A directive is written `::name[Label]{attribute="value"}` on a line of its own, or `:::name[Label]{attribute="value"}` with `:::` on a line after its content.',
  )
}

/** Whether a directive has an end. Without one, the parser lets it run to the end of its parent. */
function isClosed(node: ContainerDirective, lines: string[]): boolean {
  return /^[\s>]*:{3,}\s*$/.test(lines[(node.position?.end.line ?? 1) - 1] ?? '')
}

function definitionOf(
  node: DirectiveNode,
  directives: readonly DirectiveDefinition[],
  report: DirectiveContext['report'],
): DirectiveDefinition | null {
  const definition = directives.find(({ name }) => name === node.name)
  if (!definition) {
    const names = directives.map(({ name }) => name)
    report(`Unknown directive \`${writtenName(node)}\`.`, expectedOneOf(node.name, names))
    return null
  }
  if (`${definition.form}Directive` !== node.type) {
    const form = definition.form === 'leaf' ? `::${node.name}` : `:::${node.name} … :::`
    report(`Unexpected form of directive \`${writtenName(node)}\`.`, `Expected \`${form}\`.`)
    return null
  }
  return definition
}

function checkNesting(
  node: DirectiveNode,
  { parent: expectedParent, child: expectedChild }: DirectiveDefinition,
  parent: unknown,
  page: PageContext,
): void {
  const { report } = directiveContext(node, page)
  if (
    expectedParent !== undefined &&
    (parent as Partial<DirectiveNode> | undefined)?.name !== expectedParent
  ) {
    report(
      `\`${writtenName(node)}\` stands outside \`:::${expectedParent}\`.`,
      `Put it directly into \`::::${expectedParent}\` … \`::::\`; the outer directive needs one colon more.`,
    )
  }
  if (expectedChild === undefined) return
  for (const child of contentOf(node)) {
    if (child.type === 'containerDirective' && child.name === expectedChild) continue
    const found = 'name' in child ? writtenName(child as DirectiveNode) : child.type
    report(
      `Unexpected \`${found}\` in \`${writtenName(node)}\`.`,
      `Expected nothing but \`:::${expectedChild}\`.`,
      child.position ? lineOf(child) : lineOf(node),
    )
  }
}
