import { expect, test } from 'vitest'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'

/** A page of the fixture site that contains this directive. */
const compile = (directive: string) =>
  compilePage(
    {
      id: 'part',
      sourcePath: 'content/docs/part.md',
      text: `---\ntitle: Part\nlabel: Part\ndescription: A part.\n---\n\n${directive}\n`,
      lastUpdated: null,
    },
    { root: projectRoot, basePath: '/', routes: {} },
  )

test('a tutorial brings its name and its parts, and the page depends on the file that holds them', async () => {
  const { page, diagnostics, dependencies } = await compile(
    ':::tutorial-progress{tutorial=essentials part=3}\nHow to write a slice.\n:::',
  )
  expect(diagnostics).toEqual([])
  expect(page?.blocks).toMatchObject([
    { component: 'tutorial-progress', props: { part: 3, name: 'Redux Essentials' } },
  ])
  expect(page?.markdown).toContain('Redux Essentials, part 3 of 8, about 30 minutes.')
  expect(page?.markdown).toContain('How to write a slice.')
  expect(dependencies).toContain('content/tutorials.json')
})

test.each([
  [
    'tutorial=essential part=3',
    'There is no tutorial `essential` in `content/tutorials.json`.',
    'Did you mean `essentials`? Expected one of: essentials, fundamentals.',
  ],
  [
    'tutorial=essentials part=9',
    'There is no part 9 of `essentials` in `content/tutorials.json`.',
    'It has 8.',
  ],
])('what does not exist is refused with what there is: %s', async (attributes, message, hint) => {
  const { diagnostics } = await compile(`:::tutorial-progress{${attributes}}\nText.\n:::`)
  expect(diagnostics).toMatchObject([{ line: 7, message, hint }])
})

test('a card says how long its tutorial is, and where it starts, without script too', async () => {
  const { page, diagnostics } = await compile(
    '::::tutorial-cards\n:::tutorial-card{tutorial=essentials}\nBuild a journal.\n:::\n::::',
  )
  expect(diagnostics).toEqual([])
  expect(page?.blocks).toMatchObject([
    { component: 'element', blocks: [{ component: 'tutorial-card', props: { hours: 6 } }] },
  ])
  expect(page?.markdown).toContain('Build a journal.')
  expect(page?.markdown).toContain(
    '8 parts, about 6 hours. [Start with part 1](/tutorials/essentials/part-1-overview-concepts).',
  )
})
