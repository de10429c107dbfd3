import { describe, expect, it } from 'vitest'
import { parseSample } from './parse.ts'

describe('JavaScript', () => {
  it('that cannot be parsed is refused with its line', () => {
    expect(parseSample('js', 'const a = 1\nconst b = {')).toMatchInlineSnapshot(`
      [
        {
          "line": 2,
          "message": "Expected \`}\` but found \`EOF\`",
        },
      ]
    `)
  })

  it('must not hold types', () => {
    expect(parseSample('jsx', 'const a: number = 1')).toMatchInlineSnapshot(`
      [
        {
          "line": 1,
          "message": "Missing initializer in const declaration",
        },
        {
          "line": 1,
          "message": "Expected a semicolon or an implicit semicolon after a statement, but found none",
        },
      ]
    `)
  })

  it('may hold JSX', () => {
    expect(parseSample('js', 'const a = <p>{await b}</p>')).toEqual([])
  })
})

describe('JSON', () => {
  it('is refused with the line of the mistake', () => {
    expect(parseSample('json', '{\n  "a": 1,\n  b: 2\n}')).toMatchInlineSnapshot(`
      [
        {
          "line": 3,
          "message": "Expected double-quoted property name",
        },
      ]
    `)
    expect(parseSample('json', '{\n  "a": [1\n')).toMatchInlineSnapshot(`
      [
        {
          "line": 3,
          "message": "Expected ',' or ']' after array element",
        },
      ]
    `)
    expect(parseSample('json', '')).toMatchInlineSnapshot(`
      [
        {
          "line": 1,
          "message": "Unexpected end of JSON input",
        },
      ]
    `)
  })

  it('may hold marker comments', () => {
    expect(parseSample('json', '{\n  // highlight-next-line\n  "a": 1\n}')).toEqual([])
  })
})

describe('Shell code', () => {
  it.each([
    ['echo "never closed', '`"` is not closed.'],
    ["echo 'a' && echo 'b", "`'` is not closed."],
    ['echo $(npm root', '`$(` is not closed.'],
    ['$ npm install redux', 'The prompt in front of the command is copied with it.'],
    ['npm install –D vitest', '`–D` means nothing to a shell: use plain quotes and hyphens.'],
    [
      'npm run build \\',
      'The last line ends in `\\`: the command goes on where there is no next line.',
    ],
  ])('is refused: %s', (code, message) => {
    expect(parseSample('bash', code).map(({ message }) => message)).toEqual([message])
  })

  it.each([
    ['echo "it\'s fine" # isn\'t it'],
    ['curl -d \'{"a": "b"}\' \\\n  "http://localhost/$(hostname)"'],
    ['npm install redux && npx tsc'],
  ])('is accepted: %s', (code) => {
    expect(parseSample('bash', code)).toEqual([])
  })
})
