import { expect, it } from 'vitest'
import type { Block, Page } from '../../model/page.ts'
import { noteCheckpoints, type OfferedCheckpoint, withArchiveSizes } from './checkpoint-archives.ts'

const archives = new Map([['examples/fieldbook-part-3.zip', new Uint8Array(812)]])

const pageWith = (blocks: Block[]) => ({ sourcePath: 'content/docs/part-3.md', blocks }) as Page

const checkpoint = (part: number) => ({
  component: 'checkpoint',
  props: { app: 'fieldbook', part },
})

it('tells every checkpoint how large its archive is, wherever it stands', () => {
  const folded = { component: 'details', props: {}, blocks: [checkpoint(3)] }
  const { blocks } = withArchiveSizes(pageWith(['<p>Text</p>', checkpoint(3), folded]), archives)
  const measured = { component: 'checkpoint', props: { app: 'fieldbook', part: 3, size: 812 } }
  expect(blocks).toEqual(['<p>Text</p>', measured, { ...folded, blocks: [measured] }])
})

it('stops at a checkpoint without an archive, naming the page and those there are', () => {
  expect(() =>
    withArchiveSizes(pageWith([checkpoint(4)]), archives),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: content/docs/part-3.md offers part 4 of the example "fieldbook", which is not in examples/. Did you mean \`fieldbook-part-3\`? Expected one of: fieldbook-part-3.]`,
  )
})

it('lists what pages offer, each once, and whether readers may try it', () => {
  const props = { app: 'tally', part: 1, demo: true }
  const folded = { component: 'details', props: {}, blocks: [{ component: 'checkpoint', props }] }
  const again = { component: 'checkpoint', props: { app: 'tally', part: 1 } }
  const offered = new Map<string, OfferedCheckpoint>()
  noteCheckpoints(pageWith([folded, checkpoint(3)]), offered)
  noteCheckpoints(pageWith([again]), offered)
  expect([...offered.values()]).toEqual([
    { app: 'tally', part: 1, hasDemo: true },
    { app: 'fieldbook', part: 3, hasDemo: false },
  ])
})
