import { loadSiteContent, readOptions } from '../../src/publish/options.ts'
import { compileSite } from '../../src/site-compiler/compile-site.ts'

/** Compiles the current pages of the site. */
export async function contentPages() {
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const { contentDir } = options
  return compileSite({ contentDir, settings })
}
