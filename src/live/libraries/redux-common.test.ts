import * as toolkit from '@reduxjs/toolkit'
import * as immer from 'immer'
import { expect, test } from 'vitest'
import { rareExports } from '../libraries.ts'
import * as commonOfImmer from './immer-common.ts'
import * as commonOfToolkit from './toolkit-common.ts'

test.each([
  ['@reduxjs/toolkit', commonOfToolkit, toolkit],
  ['immer', commonOfImmer, immer],
])(
  'What samples usually import of %s, and what they rarely do, is all of it',
  (name, common, all) => {
    const names = [...Object.keys(common), ...(rareExports[name] ?? [])]
    expect(names.sort()).toEqual(Object.keys(all).sort())
  },
)
