import { expect, it } from 'vitest'
import type { Sample } from '../../model/page.ts'
import { withCheckedVersions } from './checked-versions.ts'

const sample = (language: string, code: string, options: Sample['options'] = {}): Sample => ({
  language,
  code,
  line: 1,
  options,
})

it('names the packages that checked samples import, each once, and the compiler', () => {
  const { blocks } = withCheckedVersions({
    blocks: ['<p>Text</p>'],
    samples: [
      sample('ts', "import { configureStore } from '@reduxjs/toolkit'\nimport './own'"),
      sample(
        'tsx',
        'import { createApi } from "@reduxjs/toolkit/query/react"\nimport React from \'react\'',
      ),
      sample('ts', "import saga from 'redux-saga'", { nocheck: 'not installed' }),
      sample('js', "import { combineReducers } from 'redux'"),
    ],
  })
  expect(blocks).toEqual([
    '<p>Text</p>',
    expect.stringMatching(
      /^<p class="checked-with">Samples checked with <span>@reduxjs\/toolkit \d[^<]*<\/span>, <span>react \d[^<]*<\/span>, <span>typescript \d[^<]*<\/span><\/p>$/,
    ),
  ])
})

it('says nothing on a page without checked samples', () => {
  const page = { blocks: ['<p>Text</p>'], samples: [sample('bash', 'npm install redux')] }
  expect(withCheckedVersions(page)).toBe(page)
})
