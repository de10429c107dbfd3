import { readFileSync } from 'node:fs'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { sidebar } from '#content/sidebar.ts'
import { parseMarkdown } from '../../src/compiler/source/parse-markdown.ts'

const index = read('faq.md')
const groups = headingsOf(index).filter(({ id }) => !['popular', 'ask'].includes(id))
/** The index begins with a list of questions that it lists again under their pages. */
const popular = questionsListed(index).slice(0, 10)

it('lists every question under its page, in order and in the same words', () => {
  const listed = questionsListed(index).slice(popular.length)
  expect(listed).toEqual(groups.flatMap(({ id }) => questionsOf(id)))
})

it('begins each page with its questions, in the same words', () => {
  for (const { id } of groups) {
    const page = read(`faq/${id}.md`)
    const lists = page.children.filter((node) => node.type === 'list')
    const listed = lists.map((list) => questionsListed({ type: 'root', children: [list] }))
    const asked = headingsOf(page).filter(({ depth, id }) => depth === 2 && id !== 'next')
    expect(listed, id).toContainEqual(asked.map(({ text, id }) => `${text} #${id}`))
  }
})

it('begins with questions of these pages, in the same words', () => {
  const questions = groups.flatMap(({ id }) => questionsOf(id))
  expect(popular.filter((line) => !questions.includes(line))).toEqual([])
  expect(new Set(popular).size).toBe(popular.length)
})

it('heads each group with a link to its page, named as in the sidebar', () => {
  const links: { [id: string]: string }[] = []
  visit(index, 'heading', (heading) => {
    const [link] = heading.children
    if (link?.type === 'link') links.push({ [link.url]: textOf(link) })
  })
  expect(links).toEqual(groups.map(({ id }) => ({ [`/faq/${id}`]: labelOf(id) })))
})

it('has a group for every page of the FAQ, in the order of the sidebar', () => {
  const pages = JSON.stringify(sidebar).match(/(?<="faq\/)[\w-]+/g)
  expect(groups.map(({ id }) => id)).toEqual(pages)
})

function read(file: string): Root {
  return parseMarkdown(readFileSync(`content/docs/${file}`, 'utf8'))
}

/** The questions of a page as the index writes them, all at one level: the text, the address. */
function questionsOf(page: string): string[] {
  return headingsOf(read(`faq/${page}.md`))
    .filter(({ id }) => id !== 'next')
    .map(({ text, id }) => `${text} /faq/${page}#${id}`)
}

function headingsOf(tree: Root): { text: string; id: string; depth: number }[] {
  const headings: ReturnType<typeof headingsOf> = []
  visit(tree, 'heading', (heading) => {
    const [, text = '', id = ''] = /^(.*\S)\s*\{#(\S+)\}$/.exec(textOf(heading)) ?? []
    if (heading.depth <= 3) headings.push({ text, id, depth: heading.depth })
  })
  return headings
}

function questionsListed(index: Root): string[] {
  const questions: string[] = []
  visit(index, 'listItem', (item) => {
    visit(item, 'link', (link) => {
      questions.push(`${textOf(link)} ${link.url}`)
    })
  })
  return questions
}

function labelOf(page: string): string | undefined {
  return /^label: (.+)$/m.exec(readFileSync(`content/docs/faq/${page}.md`, 'utf8'))?.[1]
}
