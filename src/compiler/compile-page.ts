import path from 'node:path'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { readDiagrams } from '../directives/diagram/diagram-text.ts'
import { expandErrorCodes } from '../directives/error-codes/error-lists.ts'
import { expandPackageVersions } from '../directives/package-versions/package-versions.ts'
import { expandResourceLists } from '../directives/resource-list/resource-lists.ts'
import { addTutorials } from '../directives/tutorial-progress/tutorials.ts'
import { collectDiagnostics, type Diagnostic, type Report } from '../model/diagnostic.ts'
import type { Page, PageSummary } from '../model/page.ts'
import { checkReferences } from './checks/references.ts'
import { checkSpelling, type Spelling } from './checks/spelling.ts'
import { checkFencesClosed, readFences } from './code/fences.ts'
import { loadHighlighter } from './code/highlight.ts'
import { variantsOf } from './code/variants.ts'
import { wholeFiles } from './code/whole-files.ts'
import { toBlocks } from './html/blocks.ts'
import { checkAliases, linkHeadings } from './html/headings.ts'
import { toHtmlTree } from './html/html-tree.ts'
import { resolveImages } from './html/images.ts'
import { type LinkContext, resolveLinks } from './html/links.ts'
import { boxTables, checkTables } from './html/tables.ts'
import { toPlainMarkdown } from './output/plain-markdown.ts'
import { readSections } from './output/sections.ts'
import { readDirectives } from './source/directives.ts'
import { parseFrontMatter } from './source/front-matter.ts'
import { readHeadingIds } from './source/heading-ids.ts'
import { routeOf } from './source/page-ids.ts'
import { parseMarkdown } from './source/parse-markdown.ts'
import { parseSections } from './source/parse-sections.ts'
import { checkDepth, checkText } from './source/source-text.ts'

export type PageSource = {
  id: string
  /** Path from the project's root: `content/docs/faq.md`. */
  sourcePath: string
  text: string
  /** ISO 8601, or null when not known. */
  lastUpdated: string | null
}

export type CompileOptions = {
  /** Folder that source paths, images and `file=` options are relative to. */
  root: string
  /** With a slash at both ends. */
  basePath: string
  /** Page id → route of the pages whose front matter names one. */
  routes: { [id: string]: string }
  /** Names that the text is checked against; without it, none is. */
  spelling?: Spelling
}

export type Compiled = {
  /** Null when the front matter does not make a page. */
  page: Page | null
  diagnostics: Diagnostic[]
  /** Files besides the source that the page was made of, from the root; they may be missing. */
  dependencies: string[]
}

/** What of a page can be seen. */
export type RenderedPage = Omit<PageSummary, 'links' | 'assets'> & Pick<Page, 'blocks'>

/**
 * Turns one Markdown file into a page. Depends on its arguments and on the files it says, on nothing else.
 *
 * @param onRendered for a page that is being written, which is compiled again and again: told what can be
 *   seen of it before the rest is made
 */
export async function compilePage(
  source: PageSource,
  options: CompileOptions,
  onRendered?: (page: RenderedPage) => void,
): Promise<Compiled> {
  const { diagnostics, report } = collectDiagnostics(source.sourcePath)
  const dependencies = new Set<string>()
  const done = (page: Page | null) => ({ page, diagnostics, dependencies: [...dependencies] })

  if (!checkText(source.text, report)) return done(null)
  const tree = onRendered ? parseSections(source.text) : parseMarkdown(source.text)
  if (!checkDepth(tree, report)) return done(null)
  const yaml = tree.children.find((node) => node.type === 'yaml')
  const frontMatter = parseFrontMatter(yaml?.value, report)
  if (!frontMatter) return done(null)

  const { id, sourcePath } = source
  const context: LinkContext = {
    id,
    route: frontMatter.path ?? routeOf(id),
    basePath: options.basePath,
    routes: options.routes,
  }

  checkReferences(tree, source.text, report)
  checkTables(tree, report)
  checkFencesClosed(tree, source.text, report)

  const { root } = options
  const contentDir = contentDirOf(source)
  const dataDir = path.posix.join(contentDir, 'data')
  expandResourceLists(tree, { root, dataDir }, dependencies, report)
  expandErrorCodes(tree, { root, contentDir }, dependencies, report)
  expandPackageVersions(tree, root, dependencies, report)

  // Facts about the Markdown, while its nodes still know their lines.
  rejectRawHtml(tree, report)
  const ids = readHeadingIds(tree, report)
  const fences = readFences(tree, options.root, dependencies, report)
  for (const [node, fence] of fences) fence.variants = await variantsOf(fence, node, report)
  const written = [...fences.values()].map(({ sample }) => sample.code)
  if (options.spelling) checkSpelling(tree, written, options.spelling, report)
  const directives = readDirectives(tree, source.text, report)
  addTutorials(directives, { root, contentDir }, dependencies, report)
  const diagrams = readDiagrams(directives)
  const parts = { ids, fences, directives }

  // The Markdown as HTML. Links before headings: a contents entry keeps none.
  const samples = [...fences.values()].map(({ sample }) => sample)
  const highlight = await loadHighlighter(samples.map(({ language }) => language))
  const html = toHtmlTree(tree, parts, highlight, options.basePath)
  const links = resolveLinks(html, context, report)
  const images = resolveImages(html, imageContext(source, options), dependencies, report)
  const headings = linkHeadings(html, frontMatter.aliases)
  checkAliases(frontMatter.aliases, headings, report)
  boxTables(html)

  const rendered: RenderedPage = {
    id,
    route: context.route,
    title: frontMatter.title,
    label: frontMatter.label,
    description: frontMatter.description,
    keywords: frontMatter.keywords,
    hasSidebar: frontMatter.sidebar,
    headings,
    // A doctype is the one node of a document that an element cannot hold, and Markdown makes none.
    blocks: toBlocks(html.children.filter((node) => node.type !== 'doctype')),
    lastUpdated: source.lastUpdated,
    aliases: frontMatter.aliases,
    sourcePath,
  }
  onRendered?.(rendered)

  return done({
    ...rendered,
    sections: readSections(tree, frontMatter.title, ids, fences),
    links,
    samples,
    assets: [...images.values(), ...wholeFiles(fences.values())],
    markdown: toPlainMarkdown(tree, frontMatter, parts, context, images, diagrams),
  })
}

/** HTML in Markdown would bypass every check of directives, links and headings. */
function rejectRawHtml(tree: Root, report: Report): void {
  visit(tree, 'html', (node) => {
    const isComment = /^(<!--(?:(?!-->)[\s\S])*-->\s*)+$/.test(node.value.trim())
    if (isComment || node.value.startsWith('</')) return
    const found = node.value.split('\n')[0]?.slice(0, 60)
    report(
      { line: node.position?.start.line ?? 1 },
      `Unexpected HTML \`${found}\`.`,
      'Use Markdown or a directive (docs/authoring.md lists them); put `<` that is meant as text into backticks.',
    )
  })
}

function imageContext(source: PageSource, { root, basePath }: CompileOptions) {
  return {
    root,
    pageDir: path.posix.dirname(source.sourcePath),
    imagesDir: path.posix.join(contentDirOf(source), 'images'),
    basePath,
  }
}

/** The folder that holds docs, images and data, from the root. */
function contentDirOf({ id, sourcePath }: PageSource): string {
  return sourcePath.slice(0, -`docs/${id}.md`.length)
}
