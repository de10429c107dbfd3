import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { AnalyzedPage } from './analysis/analyzed-page.ts'
import { expandDirectives } from './analysis/expand-directives.ts'
import { readHeadingIds } from './analysis/heading-ids.ts'
import { readMembers } from './analysis/members.ts'
import { readMessages } from './analysis/messages.ts'
import { readDirectives } from './analysis/read-directives.ts'
import { checkSpelling } from './analysis/spelling.ts'
import { markChanges } from './code/changes/mark-changes.ts'
import { checkFencesClosed, readFences } from './code/fences.ts'
import { compileLiveSamples } from './code/live-samples.ts'
import { readVariants } from './code/variants.ts'
import { wholeFiles } from './code/whole-files.ts'
import {
  type CompileOptions,
  createContext,
  type Extensions,
  type PageContext,
  type PageSource,
} from './context.ts'
import { makeBlocks } from './html/blocks.ts'
import { checkedVersions } from './html/checked-versions.ts'
import { addExportFacts } from './html/export-facts.ts'
import { checkAliases, linkHeadings } from './html/headings.ts'
import { resolveImages } from './html/images.ts'
import { resolveLinks } from './html/links.ts'
import { renderHtml } from './html/render-html.ts'
import type { RenderedPage } from './html/rendered-page.ts'
import { preventCodeBreaks } from './html/short-code.ts'
import { wrapTables } from './html/tables.ts'
import { writeMarkdown } from './output/plain-markdown.ts'
import { readSections } from './output/sections.ts'
import { readFrontMatter } from './source/front-matter.ts'
import { checkLeftovers } from './source/leftovers.ts'
import { parse } from './source/parse.ts'
import type { ParsedPage } from './source/parsed-page.ts'
import { checkRawHtml } from './source/raw-html.ts'
import { checkReferences } from './source/references.ts'
import { checkTables } from './source/tables.ts'
import { checkText } from './source/text.ts'

export type { CompileOptions, Extensions, PageSource } from './context.ts'

export type Compiled = {
  /** Null when the front matter doesn't make a page. */
  page: Page | null
  diagnostics: Diagnostic[]
  /**
   * What the page was made of besides its source: files, and folders with a slash at the end, from the root. They may
   * be missing.
   */
  dependencies: string[]
}

type CompilePage = (source: PageSource, options: CompileOptions) => Promise<Compiled>

/**
 * Returns the function that turns one Markdown file into a page. The page depends only on the arguments and on the
 * files that it lists as dependencies.
 */
export function createCompiler(extensions: Extensions): CompilePage {
  return async (source, options) => {
    const context = createContext(source, options, extensions)
    const page = await compile(context)
    return { page, diagnostics: context.diagnostics, dependencies: [...context.dependencies] }
  }
}

/**
 * Runs the stages. Each takes what the one before it returned and adds its own parts; so do the steps within a stage,
 * which report mistakes and go on. Null when the source doesn't make a page.
 */
async function compile(context: PageContext): Promise<Page | null> {
  const parsed = parsePage(context)
  return parsed && toPage(renderPage(await analyzePage(parsed)))
}

/** Text to Markdown tree. Everything that needs the lines of the source is here. */
function parsePage(context: PageContext): ParsedPage | null {
  if (!checkText(context)) return null
  const tree = parse(context)
  if (!tree) return null
  const page = { ...context, tree }
  const front = readFrontMatter(page)
  if (!front) return null
  checkReferences(page)
  checkTables(page)
  checkLeftovers(page)
  checkFencesClosed(page)
  checkRawHtml(page)
  return { ...page, ...front }
}

/** Markdown tree to its meaning: samples, directives, members, and the ids of headings. */
async function analyzePage(parsed: ParsedPage): Promise<AnalyzedPage> {
  const page = { ...parsed, unsearched: expandDirectives(parsed) }
  const headingIds = readHeadingIds(page)
  const compared = markChanges(readFences(page), page)
  const varied = await readVariants(compared, page.report)
  const { fences, live } = compileLiveSamples(varied, page.source)
  checkSpelling(
    page,
    [...fences.values()].map(({ sample }) => sample),
  )
  const directives = readDirectives(page)
  return {
    ...page,
    headingIds,
    fences,
    live,
    directives,
    ...readMembers(page, directives, headingIds),
    messages: readMessages(page, headingIds),
  }
}

/**
 * Markdown tree to HTML tree to blocks. Links come before headings, because entries of the table of contents have no
 * links.
 */
function renderPage(analyzed: AnalyzedPage): RenderedPage {
  const page = { ...analyzed, html: renderHtml(analyzed) }
  const resolved = { ...page, links: resolveLinks(page), images: resolveImages(page) }
  const linked = { ...resolved, headings: linkHeadings(resolved) }
  checkAliases(linked)
  const facts = addExportFacts(linked)
  wrapTables(linked)
  preventCodeBreaks(linked)
  return { ...linked, facts, blocks: [...makeBlocks(linked), ...checkedVersions(linked)] }
}

/** The page, with its sections for search and its Markdown version. */
function toPage(rendered: RenderedPage): Page {
  const { source, route, frontMatter, headings, memberLists, facts, blocks } = rendered
  const { title, label, description, keywords, sidebar, deprecated, aliases } = frontMatter
  const { links, fences, images, examples, live } = rendered
  return {
    id: source.id,
    route,
    title,
    label,
    description,
    keywords,
    ...(deprecated && { isDeprecated: true }),
    hasSidebar: sidebar,
    headings,
    memberLists,
    ...(facts && { facts }),
    blocks,
    lastUpdated: source.lastUpdated,
    aliases,
    sourcePath: source.sourcePath,
    sections: readSections(rendered),
    messages: rendered.messages,
    links,
    samples: [...fences.values()].map(({ sample }) => sample),
    live,
    assets: [...images.values(), ...wholeFiles(fences.values())],
    examples,
    markdown: writeMarkdown(rendered),
  }
}
