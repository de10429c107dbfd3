import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import { checkRawHtml } from './checks/raw-html.ts'
import { checkReferences } from './checks/references.ts'
import { checkSpelling } from './checks/spelling.ts'
import { checkTables } from './checks/tables.ts'
import { checkText } from './checks/text.ts'
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
import { addExportFacts } from './html/export-facts.ts'
import { checkAliases, linkHeadings } from './html/headings.ts'
import { resolveImages } from './html/images.ts'
import { resolveLinks } from './html/links.ts'
import { renderHtml } from './html/render-html.ts'
import { preventCodeBreaks } from './html/short-code.ts'
import { wrapTables } from './html/tables.ts'
import { noteCheckedVersions } from './output/checked-versions.ts'
import { writeMarkdown } from './output/plain-markdown.ts'
import { readSections } from './output/sections.ts'
import { expandDirectives } from './source/expand-directives.ts'
import { readFrontMatter } from './source/front-matter.ts'
import { readHeadingIds } from './source/heading-ids.ts'
import { readMembers } from './source/members.ts'
import { parse } from './source/parse.ts'
import { readDirectives } from './source/read-directives.ts'

export type { CompileOptions, Extensions, PageSource } from './context.ts'

/**
 * A step reads and completes the context of a page. It reports mistakes and goes on. It returns `stop` only when the
 * rest of the compiler could do nothing with the page.
 */
type CompilerStep = (page: PageContext) => unknown

/** Text to Markdown tree: everything that needs the lines of the source. */
const source: CompilerStep[] = [
  checkText,
  parse,
  readFrontMatter,
  checkReferences,
  checkTables,
  checkFencesClosed,
  expandDirectives,
  checkRawHtml,
  readHeadingIds,
  readFences,
  markChanges,
  readVariants,
  compileLiveSamples,
  checkSpelling,
  readDirectives,
  readMembers,
]

/** Markdown tree to HTML tree to blocks. Links before headings: an entry of the table of contents has none. */
const html: CompilerStep[] = [
  renderHtml,
  resolveLinks,
  resolveImages,
  linkHeadings,
  checkAliases,
  addExportFacts,
  wrapTables,
  preventCodeBreaks,
  makeBlocks,
  noteCheckedVersions,
]

/** What search and tools get. */
const output: CompilerStep[] = [readSections, writeMarkdown]

export type Compiled = {
  /** Null when the front matter does not make a page. */
  page: Page | null
  diagnostics: Diagnostic[]
  /**
   * Files, and folders with a slash at the end, that the page was made of besides its source, from the root; they may
   * be missing.
   */
  dependencies: string[]
}

type CompilePage = (source: PageSource, options: CompileOptions) => Promise<Compiled>

/**
 * Returns the function that turns one Markdown file into a page. The page depends on the arguments and on the
 * files that it names as dependencies, on nothing else.
 */
export function createCompiler(extensions: Extensions): CompilePage {
  return async (pageSource, options) => {
    const context = createContext(pageSource, options, extensions)
    const { diagnostics, dependencies } = context
    for (const step of [...source, ...html, ...output]) {
      if ((await step(context)) !== 'stop') continue
      return { page: null, diagnostics, dependencies: [...dependencies] }
    }
    return { page: pageOf(context), diagnostics, dependencies: [...dependencies] }
  }
}

function pageOf(context: PageContext): Page {
  const { source, route, frontMatter, headings, memberLists, facts, blocks } = context
  const { title, label, description, keywords, sidebar, deprecated, aliases } = frontMatter
  const { sections, links, fences, images, examples, markdown, live } = context
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
    sections,
    links,
    samples: [...fences.values()].map(({ sample }) => sample),
    live,
    assets: [...images.values(), ...wholeFiles(fences.values())],
    examples,
    markdown,
  }
}
