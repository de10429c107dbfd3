import { expect, it } from 'vitest'
import type { Block, Sample } from '../../model/page.ts'
import { parsedPage } from '../context.test-support.ts'
import { noteCheckedVersions } from './checked-versions.ts'

/** The blocks of a page with these samples. */
function blocksWith(
  ...samples: [language: string, code: string, options?: Sample['options']][]
): Block[] {
  const page = parsedPage('')
  page.blocks = ['<p>Text</p>']
  for (const [language, code, options = {}] of samples) {
    page.fences.set(
      { type: 'code', value: code },
      {
        sample: { language, code, line: 1, options },
        lines: { code, marks: new Map(), sourceIndexes: [] },
        isHidden: false,
        isCompared: false,
        variants: null,
        live: null,
      },
    )
  }
  noteCheckedVersions(page)
  return page.blocks
}

it('names the packages that checked samples import, each once, and the compiler', () => {
  const blocks = blocksWith(
    ['ts', "import { configureStore } from '@reduxjs/toolkit'\nimport './own'"],
    [
      'tsx',
      'import { createApi } from "@reduxjs/toolkit/query/react"\nimport React from \'react\'',
    ],
    ['ts', "import saga from 'redux-saga'", { nocheck: 'not installed' }],
    ['js', "import { combineReducers } from 'redux'"],
  )
  expect(blocks).toEqual([
    '<p>Text</p>',
    expect.stringMatching(
      /^<p class="checked-with">Samples checked with <span>@reduxjs\/toolkit \d[^<]*<\/span>, <span>react \d[^<]*<\/span>, <span>typescript \d[^<]*<\/span><\/p>$/,
    ),
  ])
})

it('says nothing on a page without checked samples', () => {
  expect(blocksWith(['bash', 'npm install redux'])).toEqual(['<p>Text</p>'])
})
