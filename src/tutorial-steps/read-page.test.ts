import { describe, expect, it } from 'vitest'
import { collectDiagnostics } from '../model/diagnostic.ts'
import { readPage } from './read-page.ts'

const checkpoint = '\n:::checkpoint{app=kitchen part=2}\nDone.\n:::\n'

function read(body: string) {
  const { diagnostics, report } = collectDiagnostics('page.md')
  return { page: readPage(body + checkpoint, report), diagnostics }
}

const fence = (info: string, code = '') => `\`\`\`${info}\n${code}\n\`\`\`\n`

/** Headings and edits, without lines. */
function stepsOf(body: string) {
  return read(body).page?.steps.map(({ heading, edits }) => [
    heading,
    edits.map(({ line: _, ...edit }) => edit),
  ])
}

const edit = { kind: 'file', path: 'a.ts', code: 'a', setup: null }
const a = fence('ts title="a.ts"', 'a')

describe('a step', () => {
  it('is a section that changes the application', () => {
    expect(
      stepsOf(`## One {#one}\n\n${a}\n### Two {#two}\n\nText.\n\n## Three {#three}\n\n${a}`),
    ).toEqual([
      ['One', [edit]],
      ['Three', [edit]],
    ])
  })

  it('ends early at a mark', () => {
    expect(stepsOf(`## One\n\n${a}\n<!-- step -->\n\n${a}`)).toEqual([
      ['One', [edit]],
      ['One', [edit]],
    ])
  })

  it('goes on past a heading', () => {
    expect(stepsOf(`## One\n\n${a}\n<!-- step goes on -->\n\n## Two\n\n${a}`)).toEqual([
      ['Two', [edit, edit]],
    ])
  })

  it('is not what follows the section with the checkpoint', () => {
    const { page } = read(`## One\n\n${a}${checkpoint}\n${a}\n## Exercises\n\n${a}\n## End\n`)
    expect(page?.steps.map(({ edits }) => edits.length)).toEqual([2])
  })

  it('has no other marks', () => {
    const { diagnostics } = read('## One\n\n<!-- step over -->\n')
    expect(diagnostics).toMatchObject([
      { line: 3, message: 'Unexpected mark `<!-- step over -->`.' },
    ])
  })
})

describe('an edit', () => {
  const edits = (body: string) => stepsOf(`## One\n\n${a}\n${body}`)?.[0]?.[1]?.slice(1)

  it.each([
    [
      fence('ts title="src/b.ts"', 'b'),
      [{ kind: 'file', path: 'src/b.ts', code: 'b', setup: null }],
    ],
    [
      fence(
        'ts title="b.ts"',
        'x\n// ---cut---\n// remove-next-line\nold\n// add-start\nb\n// add-end',
      ),
      [{ kind: 'file', path: 'b.ts', code: 'b', setup: 'x' }],
    ],
    [
      fence('ts title="b.ts" file=examples/kitchen/part-2/b.ts#c'),
      [{ kind: 'show', path: 'b.ts', from: 'examples/kitchen/part-2/b.ts', region: 'c' }],
    ],
    [
      fence('bash', 'npm install -D redux@5 @a/b@^1 # both'),
      [
        { kind: 'run', command: 'npm install -D redux@5 @a/b@^1' },
        { kind: 'install', packages: ['redux', '@a/b'] },
      ],
    ],
    [
      fence('ts title="b.ts" nocheck="leaves out the rest"', '// …\nb'),
      [{ kind: 'file', path: 'b.ts', code: 'b', setup: '' }],
    ],
    ['<!-- step takes a.ts b.ts -->', ['a.ts', 'b.ts'].map((path) => ({ kind: 'take', path }))],
    ['<!-- step deletes a.ts -->', [{ kind: 'delete', path: 'a.ts' }]],
    ['Delete `a.ts`, it is no longer used.', [{ kind: 'mention', words: ['a.ts'] }]],
  ])('is read from %s', (body, expected) => {
    expect(edits(body)).toEqual(expected)
  })

  it.each([
    fence('ts', 'x'),
    fence('ts title="a.ts, first version"', 'x'),
    fence('ts title="a.ts" hidden', 'x'),
    fence('ts title="a.ts" errors=2345', 'x'),
    fence('ts title="a.ts" nocheck="leaves out the rest"', 'function x() {\n  // …'),
    `<!-- step tries -->\n\n${fence('ts title="a.ts"', 'x')}`,
    'The file `a.ts` has the store.',
  ])('is not %s', (body) => {
    expect(edits(body)).toEqual([])
  })
})

it('reads nothing from a page without a checkpoint', () => {
  expect(readPage('## One\n', () => {})).toBeNull()
})
