import { describe, expect, it } from 'vitest'
import { findPhrases, promises, stumbles } from './phrases.ts'

const found = (markdown: string, pattern: RegExp) =>
  findPhrases(markdown, pattern).map(({ line, phrase }) => `${line}: ${phrase}`)

describe('findPhrases', () => {
  it('names the line of each promise, in text, lists and tables', () => {
    const page =
      "Text\n\nThat's the complete code. It **never**\nfails.\n\n- Safe\n\n| A |\n| - |\n| Any |\n"
    expect(found(page, promises)).toEqual(['3: complete', '3: never', '6: Safe', '10: Any'])
  })

  it('leaves code, longer words and front matter alone', () => {
    const page = '---\ndescription: always\n---\n`any` is many\n\n```ts\nonly\n```\n'
    expect(found(page, promises)).toEqual([])
  })

  it('quotes what is around a phrase, on one line', () => {
    expect(findPhrases('It makes\nsure of `x`.', promises)).toEqual([
      { line: 1, phrase: 'makes sure', around: 'It makes sure of `…`.' },
    ])
  })

  it('finds turns of phrase, and a second because in the same paragraph', () => {
    const page =
      'It fails, for example if it rains,\nas long as it rains.\n\nA because of B,\nand because of C.\n\nC because of D.\n'
    expect(found(page, stumbles)).toEqual(['1: , for example if', '2: as long as', '4: because'])
  })
})
