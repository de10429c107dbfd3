import { toString as textOf } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import type { Anchor } from '../../compiler/directive.ts'
import { formatMarkdown } from '../../compiler/source/parse-markdown.ts'
import type { ApiData } from '../../model/api-data.ts'
import { newExports } from './definition.ts'

const data: ApiData = {
  kites: {
    folder: 'kites/',
    label: 'Kites',
    first: '1.0',
    exports: {
      fly: { kind: 'function', since: '1.2' },
      Wind: { kind: 'type', since: '1.2' },
      old: { kind: 'value', since: '1.0' },
      homeless: { kind: 'value', since: '1.2' },
    },
    members: {},
  },
}

const anchor = (name: string): Anchor => ({ name, url: `/kites#${name}`, text: '', isEntry: false })

const nodesOf = (props: { of: string; version: string }) =>
  newExports.toMarkdown({
    props,
    contentDir: 'content/',
    readJson: () => data,
    readAnchors: () => ['fly', 'Wind', 'old'].map(anchor),
  } as unknown as Parameters<typeof newExports.toMarkdown>[0]) ?? []

test('a version’s exports are links to what describes them, and others are left out', () => {
  const nodes = nodesOf({ of: 'kites', version: '1.2' })
  expect(nodes.map((node) => textOf(node))).toEqual(['New exports: fly, Wind.'])
  expect(formatMarkdown({ type: 'root', children: nodes as [] })).toContain('[`fly`](/kites#fly)')
})

test('a version without new exports, and an unknown module, show nothing', () => {
  expect(nodesOf({ of: 'kites', version: '1.3' })).toEqual([])
  expect(nodesOf({ of: 'boats', version: '1.2' })).toEqual([])
})
