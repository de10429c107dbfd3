import { expect, test } from 'vitest'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'

/** A page of the fixture site whose body is this directive. */
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
    '::tutorial-progress{tutorial=essentials part=3}',
  )
  expect(diagnostics).toEqual([])
  expect(page?.blocks).toMatchObject([
    { component: 'tutorial-progress', props: { part: 3, name: 'Redux Essentials' } },
  ])
  expect(page?.markdown).toContain('Redux Essentials, part 3 of 8.')
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
  const { diagnostics } = await compile(`::tutorial-progress{${attributes}}`)
  expect(diagnostics).toMatchObject([{ line: 7, message, hint }])
})
