import { describe, expect, it } from 'vitest'
import { collectDiagnostics } from '../../model/diagnostic.ts'
import { readPage } from './read-page.ts'

const checkpoint = '\n:::checkpoint{app=kitchen part=2}\nDone.\n:::\n'

function read(body: string) {
  const { diagnostics, report } = collectDiagnostics('page.md')
  return { page: readPage(body + checkpoint, report), diagnostics }
}

const fence = (info: string, code = '') => `\`\`\`${info}\n${code}\n\`\`\`\n`
const a = fence('ts title="a.ts"', 'a')

/** Headings, with the paths of the edits below them. */
const stepsOf = (body: string) =>
  read(body).page?.steps.map(({ heading, edits }) => [heading, edits.map(({ path }) => path)])

describe('a step', () => {
  it('is a section that changes the application', () => {
    const sections = `## One {#one}\n\n${a}\n### Two {#two}\n\nText.\n\n## Three {#three}\n\n${a}`
    expect(stepsOf(sections)).toEqual([
      ['One', ['a.ts']],
      ['Three', ['a.ts']],
    ])
  })

  it('goes on past a heading', () => {
    expect(stepsOf(`## One\n\n${a}\n<!-- step goes on -->\n\n## Two\n\n${a}`)).toEqual([
      ['Two', ['a.ts', 'a.ts']],
    ])
  })

  it('is not what follows the section with the checkpoint', () => {
    expect(stepsOf(`## One\n\n${a}${checkpoint}\n${a}\n## Exercises\n\n${a}`)).toEqual([
      ['One', ['a.ts', 'a.ts']],
    ])
  })

  it('has no other marks', () => {
    expect(read('## One\n\n<!-- step over -->\n').diagnostics).toMatchObject([
      { line: 3, message: 'Unexpected mark `<!-- step over -->`.' },
    ])
  })
})

describe('an edit', () => {
  const edits = (body: string) =>
    read(`## One\n\n${body}`).page?.steps[0]?.edits.map(({ line: _, ...edit }) => edit)
  const shown = { kind: 'show', path: 'b.ts', from: 'examples/kitchen/part-2/b.ts' }

  it.each([
    [fence('ts title="b.ts"', 'b'), [{ kind: 'write', path: 'b.ts', code: 'b' }]],
    [fence('ts title="b.ts"', 'x\n// ---cut---\nb'), [{ kind: 'part', path: 'b.ts', code: 'b' }]],
    [
      fence('ts title="b.ts" nocheck="leaves out the rest"', 'b'),
      [{ kind: 'part', path: 'b.ts', code: 'b' }],
    ],
    [fence(`ts title="b.ts" file=${shown.from}#c`), [{ ...shown, region: 'c', isHidden: false }]],
    [fence(`ts hidden title="b.ts" file=${shown.from}`), [{ ...shown, isHidden: true }]],
    ['<!-- step takes a.ts src/b -->', ['a.ts', 'src/b'].map((path) => ({ kind: 'take', path }))],
    ['<!-- step deletes a.ts -->', [{ kind: 'delete', path: 'a.ts' }]],
  ])('is read from %s', (body, expected) => {
    expect(edits(body)).toEqual(expected)
  })

  it.each([
    fence('ts', 'x'),
    fence('ts title="a.ts, first version"', 'x'),
    fence('ts title="a.ts" hidden', 'x'),
    fence('ts title="a.ts" errors=2345', 'x'),
  ])('is not %s', (body) => {
    expect(edits(body)).toBeUndefined()
  })
})

it('reads the packages that commands name, without their versions', () => {
  const words = read(fence('bash', 'npm install -D redux@5 @a/b@^1')).page?.commandWords
  expect([...(words ?? [])]).toEqual(expect.arrayContaining(['redux', '@a/b']))
})

it('reads nothing from a page without a checkpoint', () => {
  expect(readPage('## One\n', () => {})).toBeNull()
})
