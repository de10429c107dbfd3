import type { List, PhrasingContent } from 'mdast'
import { z } from 'zod'
import { link, text, withCode } from '../../compiler/output/markdown-nodes.ts'
import { type ListedLink, linkList } from '../link-list.ts'

const oneLine = z.string().regex(/^\S(.*\S)?$/)

const place = 'a web address, or a route of this site: `/api/store`'

const resourceSchema = z
  .strictObject({
    title: oneLine.describe('the title, on one line'),
    url: z
      .union([z.url({ protocol: /^https?$/ }).describe(place), z.string().regex(/^\/\w/)])
      .describe(place),
    description: oneLine
      .max(140)
      .describe('a description on one line, of 140 characters at most; code may be in backticks'),
    author: oneLine.describe('the name of the author, on one line').optional(),
    year: z.int().min(2013).describe('a year from 2013 on').optional(),
    /** Left out where none of these applies: a maintained package, a reference page. */
    status: z.enum(['current', 'older style', 'unmaintained']).optional(),
    price: z.enum(['free', 'paid']).optional(),
  })
  .describe('a resource: `{ "title", "url", "description" }`')

type Resource = z.infer<typeof resourceSchema>

const resourceGroupSchema = z
  .strictObject({
    name: oneLine.describe('the name of the group, on one line'),
    entries: z.array(resourceSchema).min(1).describe('a list of resources'),
  })
  .describe('a group: `{ "name", "entries" }`')

export type ResourceGroup = z.infer<typeof resourceGroupSchema>

/** A file of content/data: the groups of a list, in order. No address is in it twice. */
export const resourceListSchema = z
  .array(resourceGroupSchema)
  .superRefine((groups, context) => {
    for (const value of repeated(groups.map(({ name }) => name))) {
      context.addIssue(`The group "${value}" is there twice`)
    }
    for (const value of repeated(groups.flatMap(({ entries }) => entries.map(({ url }) => url)))) {
      context.addIssue(`The address ${value} is there twice`)
    }
  })
  .describe('a list of groups: `{ "name", "entries" }`')

/** A group of resources as Markdown, which replaces `::resource-list`. */
export const resourcesToMarkdown = ({ name, entries }: ResourceGroup): List =>
  linkList(entries.map(linkTo), { dataGroup: name })

function linkTo(resource: Resource): ListedLink {
  const { title, url, description, author, year, status, price } = resource
  const source = [author, year].filter((part) => part !== undefined).join(', ')
  const isDated = status !== undefined && status !== 'current'
  return {
    line: [
      link(url, title),
      source && ` ${source}`,
      ...(price ? tag(price) : []),
      ...(status ? tag(status) : []),
    ],
    description: withCode(description),
    ...(isDated && { properties: { dataDated: '' } }),
  }
}

/** A small label in HTML, emphasis in plain Markdown, with a space before it. */
function tag(value: string): PhrasingContent[] {
  const data = { hName: 'span', hProperties: { className: ['resource-tag'] } }
  return [text(' '), { type: 'emphasis', data, children: [text(value)] }]
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
