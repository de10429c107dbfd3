import type { PhrasingContent } from 'mdast'
import { z } from 'zod'
import { markdownDirective } from '../../compiler/directive.ts'
import { paragraph } from '../../compiler/output/markdown-nodes.ts'
import { apiDataFile, apiDataSchema } from '../../model/api-data.ts'

/** The exports that a version added, as links to the places that describe them. */
export const newExports = markdownDirective({
  name: 'new-exports',
  form: 'leaf',
  schema: z.strictObject({
    /** The modules, separated by spaces. */
    of: z.string().min(1),
    version: z.string().regex(/^\d+\.\d+$/, 'Expected a minor version: 2.15'),
  }),
  isSearched: false,
  toMarkdown({ props, contentDir, readJson, readAnchors }) {
    const data = readJson(`${contentDir}${apiDataFile}`, apiDataSchema)
    if (!data) return null
    const links = props.of.split(/\s+/).flatMap((name) => {
      const { folder = '/', exports = {} } = data[name] ?? {}
      const added = Object.keys(exports).filter((key) => exports[key]?.since === props.version)
      const anchors = readAnchors(folder)
      return added.flatMap((key) => {
        const anchor = anchors.find((entry) => entry.name === key)
        return anchor ? [linkTo(key, anchor.url)] : []
      })
    })
    return links.length > 0 ? [paragraph('New exports: ', ...joined(links), '.')] : []
  },
  example: '::new-exports{of="@reduxjs/toolkit" version="2.15"}',
})

const linkTo = (name: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'inlineCode', value: name }],
})

const joined = (nodes: PhrasingContent[]): (string | PhrasingContent)[] =>
  nodes.flatMap((node, index) => (index > 0 ? [', ', node] : [node]))
