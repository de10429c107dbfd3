import { projectRoot } from '../system/project.ts'
import { type CompileOptions, createContext } from './context.ts'
import type { LinkedPage } from './html/rendered-page.ts'
import { parseMarkdown } from './source/parse-markdown.ts'

const extensions = {
  directives: [],
  exampleArchive: () => null,
  exampleNames: () => [],
  earlierFile: () => ({ text: null, lookedFor: [] }),
}

/**
 * A page for tests of a step. Its text is parsed; what later stages find in it is empty. Its file is
 * `content/docs/usage/index.md`.
 */
export function parsedPage(text: string, options: Partial<CompileOptions> = {}): LinkedPage {
  const source = { id: 'usage/index', sourcePath: 'content/docs/usage/index.md', text }
  return {
    ...createContext(
      { ...source, lastUpdated: null },
      { root: projectRoot, basePath: '/', routes: {}, ...options },
      extensions,
    ),
    tree: parseMarkdown(text),
    frontMatter: {
      title: '',
      label: '',
      description: '',
      sidebar: true,
      keywords: [],
      deprecated: false,
      messages: false,
      aliases: {},
    },
    route: '/usage/',
    unsearched: new Set(),
    headingIds: new Map(),
    fences: new Map(),
    live: null,
    directives: new Map(),
    apiData: null,
    memberLists: [],
    members: new Map(),
    messages: [],
    html: { type: 'root', children: [] },
    links: [],
    images: new Map(),
    headings: [],
  }
}
