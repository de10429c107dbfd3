import * as toolkit from '@reduxjs/toolkit'
import * as immer from 'immer'
import * as redux from 'redux'
import * as reselect from 'reselect'
import { expect, test } from 'vitest'
import { rareExports } from '../libraries.ts'
import * as commonOfRedux from './core-common.ts'
import * as commonOfImmer from './immer-common.ts'
import * as commonOfReselect from './reselect-common.ts'
import * as commonOfToolkit from './toolkit-common.ts'

test.each([
  ['@reduxjs/toolkit', commonOfToolkit, toolkit],
  ['immer', commonOfImmer, immer],
  ['redux', commonOfRedux, redux],
  ['reselect', commonOfReselect, reselect],
])(
  'What samples usually import of %s, and what they rarely do, is all of it',
  (name, common, all) => {
    const names = [...Object.keys(common), ...(rareExports[name] ?? [])]
    expect(names.sort()).toEqual(Object.keys(all).sort())
  },
)
