import type { Code } from 'mdast'
import { expect, it } from 'vitest'
import type { Sample } from '../../model/page.ts'
import type { Fence } from '../code/fence.ts'
import { parsedPage } from '../context.test-support.ts'
import { checkedVersions } from './checked-versions.ts'

/** The last line of a page with these samples. */
function linesOf(
  ...samples: [language: string, code: string, options?: Sample['options']][]
): string[] {
  const fences = samples.map(([language, code, options = {}]): [Code, Fence] => [
    { type: 'code', value: code },
    {
      sample: { language, code, line: 1, options },
      lines: { code, marks: new Map(), sourceIndexes: [] },
      isHidden: false,
      isCompared: false,
      variants: null,
      live: null,
    },
  ])
  return checkedVersions({ ...parsedPage(''), fences: new Map(fences) })
}

it('names the packages that checked samples import, each once, and the compiler', () => {
  const lines = linesOf(
    ['ts', "import { configureStore } from '@reduxjs/toolkit'\nimport './own'"],
    [
      'tsx',
      'import { createApi } from "@reduxjs/toolkit/query/react"\nimport React from \'react\'',
    ],
    ['ts', "import saga from 'redux-saga'", { nocheck: 'not installed' }],
    ['js', "import { combineReducers } from 'redux'"],
  )
  expect(lines).toEqual([
    expect.stringMatching(
      /^<p class="checked-with">Samples checked with <span>@reduxjs\/toolkit \d[^<]*<\/span>, <span>react \d[^<]*<\/span>, <span>typescript \d[^<]*<\/span><\/p>$/,
    ),
  ])
})

it('says nothing on a page without checked samples', () => {
  expect(linesOf(['bash', 'npm install redux'])).toEqual([])
})
