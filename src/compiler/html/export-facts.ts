import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { type ApiData, isLater, moduleOf, releaseLink } from '../../model/api-data.ts'
import { element, text, textOf } from './hast.ts'
import type { LinkedPage } from './rendered-page.ts'

const fact = (tag: 'code' | 'span', value: string): ElementContent =>
  element(tag, {}, [text(value)])

const space = text(' ')

/** Adds to each heading that is an export where it comes from and since when. Returns the same for the page's title. */
export function addExportFacts(page: LinkedPage): string {
  const { html, source, apiData, frontMatter, options } = page
  const module = apiData && moduleOf(source.id, apiData)
  const moduleData = module === null ? undefined : apiData?.[module]
  if (!module || !moduleData) return ''

  const versionFact = (since: string, described: ApiData[string]): ElementContent => {
    const link = releaseLink(since, described)
    if (link === null) return fact('span', `since ${since}`)
    const href = options.basePath + link.slice(1)
    return element('a', { href }, [text(`since ${since}`)])
  }

  const factsOf = (name: string): ElementContent[] => {
    if (!Object.hasOwn(moduleData.exports, name)) return []
    const { since = '', deprecated } = moduleData.exports[name] ?? {}
    const version = isLater(since, moduleData.first) ? [space, versionFact(since, moduleData)] : []
    const warning = element('span', { className: ['member-deprecated'] }, [text('deprecated')])
    return [fact('code', module), ...version, ...(deprecated ? [space, warning] : [])]
  }

  visit(html, 'element', (box, index, parent) => {
    const heading = box.children.find(
      (child) => child.type === 'element' && /^h[23]$/.test(child.tagName),
    )
    if (!heading || !parent || index === undefined) return undefined
    const facts = factsOf(textOf(heading).trim())
    if (facts.length === 0) return [SKIP, index + 1]
    parent.children.splice(index + 1, 0, element('p', { className: ['export-facts'] }, facts))
    return [SKIP, index + 2]
  })
  return toHtml(factsOf(frontMatter.title))
}
