import * as thunk from 'redux-thunk'
import * as redux from './core-common.ts'
import * as immer from './immer-common.ts'
import * as reselect from './reselect-common.ts'
import * as toolkit from './toolkit-common.ts'

register({ redux, '@reduxjs/toolkit': toolkit, reselect, immer, 'redux-thunk': thunk })
