import type { Page } from '../model/page.ts'
import { projectRoot } from '../system/project.ts'
import { compilePage } from './compiler.ts'

/** Pages for tests: id → body, or front matter lines and body. */
export async function pagesOf(texts: {
  [id: string]: string | { frontMatter: string; body: string }
}): Promise<Page[]> {
  const compiled = await Promise.all(
    Object.entries(texts).map(([id, text]) => {
      const { frontMatter, body } =
        typeof text === 'string' ? { frontMatter: '', body: text } : text
      const title = `title: ${id}\nlabel: Label of ${id}\ndescription: About ${id}.`
      return compilePage(
        {
          id,
          sourcePath: `content/docs/${id}.md`,
          text: `---\n${title}\n${frontMatter}\n---\n${body}`,
          lastUpdated: null,
        },
        { root: projectRoot, basePath: '/', routes: {} },
      )
    }),
  )
  return compiled.flatMap(({ page }) => page ?? [])
}
