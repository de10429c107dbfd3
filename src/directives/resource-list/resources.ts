import type { Emphasis, List, ListItem, Paragraph, PhrasingContent } from 'mdast'
import { z } from 'zod'
import { withCode } from '../../compiler/output/markdown-nodes.ts'

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
    status: z.enum(['current', 'older style', 'unmaintained', 'superseded']).optional(),
    price: z.enum(['free', 'paid']).optional(),
  })
  .describe('a resource: `{ "title", "url", "description" }`')

export type Resource = z.infer<typeof resourceSchema>

const resourceGroupSchema = z
  .strictObject({
    name: oneLine.describe('the name of the group, on one line'),
    entries: z.array(resourceSchema).min(1).describe('a list of resources'),
  })
  .describe('a group: `{ "name", "entries" }`')

export type ResourceGroup = z.infer<typeof resourceGroupSchema>

/** A file of content/data: the groups of one list in their order, no address twice. */
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

/**
 * A group of resources as Markdown: what `::resource-list` stands for. Links, search sections and
 * the plain Markdown twin then need to know nothing of resources.
 */
export function resourcesToMarkdown({ name, entries }: ResourceGroup): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    // Lists without markers lose their role in Safari, so it is spelled out.
    data: { hProperties: { className: ['resource-list'], role: 'list', dataGroup: name } },
    children: entries.map(toListItem),
  }
}

function toListItem(resource: Resource): ListItem {
  const { title, url, description, author, year, status, price } = resource
  const source = [author, year].filter((part) => part !== undefined).join(', ')
  const isDated = status !== undefined && status !== 'current'
  const children: PhrasingContent[] = [
    { type: 'link', url, children: [{ type: 'text', value: title }] },
    { type: 'text', value: source && ` ${source}` },
    ...(price ? tag(price) : []),
    ...(status ? tag(status) : []),
  ]
  return {
    type: 'listItem',
    spread: false,
    ...(isDated && { data: { hProperties: { dataDated: '' } } }),
    children: [
      { type: 'paragraph', children },
      {
        type: 'paragraph',
        data: { hName: 'div' } as NonNullable<Paragraph['data']>,
        children: withCode(description),
      },
    ],
  }
}

/** A small label in HTML, emphasis in plain Markdown, with the blank that parts it from the text before. */
function tag(value: string): PhrasingContent[] {
  const emphasis: Emphasis = {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { className: ['resource-tag'] } },
    children: [{ type: 'text', value }],
  }
  return [{ type: 'text', value: ' ' }, emphasis]
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
