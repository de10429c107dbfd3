import { projectRoot } from '../system/project.ts'
import { type CompileOptions, createContext, type PageContext } from './context.ts'
import { parseMarkdown } from './source/parse-markdown.ts'

const extensions = {
  directives: [],
  exampleArchive: () => null,
  exampleNames: () => [],
  earlierFile: () => ({ text: null, lookedFor: [] }),
}

/** A page of a test whose text is parsed already. Its file is `content/docs/usage/index.md`. */
export function parsedPage(text: string, options: Partial<CompileOptions> = {}): PageContext {
  const source = { id: 'usage/index', sourcePath: 'content/docs/usage/index.md', text }
  const context = createContext(
    { ...source, lastUpdated: null },
    { root: projectRoot, basePath: '/', routes: {}, ...options },
    extensions,
  )
  context.tree = parseMarkdown(text)
  context.route = '/usage/'
  return context
}
