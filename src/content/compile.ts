import path from 'node:path'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { toBlocks } from './blocks.ts'
import { readDiagrams } from './diagrams.ts'
import { readDirectives } from './directives.ts'
import { expandErrorCodes } from './error-lists.ts'
import { parseFrontMatter } from './front-matter.ts'
import { readHeadingIds } from './heading-ids.ts'
import { checkAliases, linkHeadings } from './headings.ts'
import { loadHighlighter } from './highlight.ts'
import { toHtmlTree } from './html-tree.ts'
import { resolveImages } from './images.ts'
import { type LinkContext, resolveLinks } from './links.ts'
import { toPlainMarkdown } from './markdown.ts'
import { expandPackageVersions } from './package-versions.ts'
import type { Page, PageSummary } from './page.ts'
import { parseMarkdown } from './parse.ts'
import { parseSections } from './parse-sections.ts'
import { type Problem, problemList, type Report } from './problem.ts'
import { checkReferences } from './references.ts'
import { expandResourceLists } from './resource-lists.ts'
import { routeOf } from './routes.ts'
import { checkFencesClosed, readFences } from './samples.ts'
import { readSections } from './sections.ts'
import { checkDepth, checkText } from './source-text.ts'
import { checkSpelling, type Spelling } from './spelling.ts'
import { boxTables, checkTables } from './tables.ts'
import { addTutorials } from './tutorials.ts'
import { variantsOf } from './variants.ts'
import { wholeFiles } from './whole-files.ts'

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
  problems: Problem[]
  /** Files besides the source that the page was made of, from the root; they may be missing. */
  dependencies: string[]
}

/** What of a page can be seen. */
export type DrawnPage = Omit<PageSummary, 'links' | 'assets'> & Pick<Page, 'blocks'>

/**
 * Turns one Markdown file into a page. Depends on its arguments and on the files it says, on nothing else.
 *
 * @param onDrawn for a page that is being written, which is compiled again and again: told what can be
 *   seen of it before the rest is made
 */
export async function compilePage(
  source: PageSource,
  options: CompileOptions,
  onDrawn?: (page: DrawnPage) => void,
): Promise<Compiled> {
  const { problems, report } = problemList(source.sourcePath)
  const dependencies = new Set<string>()
  const done = (page: Page | null) => ({ page, problems, dependencies: [...dependencies] })

  if (!checkText(source.text, report)) return done(null)
  const tree = onDrawn ? parseSections(source.text) : parseMarkdown(source.text)
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

  const drawn: DrawnPage = {
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
  onDrawn?.(drawn)

  return done({
    ...drawn,
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
