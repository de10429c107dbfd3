import { expect, it } from 'vitest'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'

it('is a link for tools that read Markdown, and names what there is when it does not exist', async () => {
  const compile = (part: number) =>
    compilePage(
      {
        id: 'part',
        sourcePath: 'content/docs/part.md',
        text: `---\ntitle: Part\nlabel: Part\ndescription: A part.\n---\n\n:::demo{app=the-pass part=${part}}\nA picture.\n:::\n`,
        lastUpdated: null,
      },
      { root: projectRoot, basePath: '/', routes: {} },
    )
  const { page } = await compile(5)
  expect(page?.examples).toEqual([{ app: 'the-pass', part: 5, hasDemo: true }])
  expect(page?.markdown).toContain(
    '[The Pass after part 5, to try](/examples/the-pass-part-5.html)',
  )
  const { diagnostics } = await compile(9)
  expect(diagnostics).toMatchObject([
    { line: 7, message: 'There is no part 9 of the example `the-pass` in examples/.' },
  ])
})
