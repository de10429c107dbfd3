import * as redux from 'redux'
import * as thunk from 'redux-thunk'
import * as reselect from 'reselect'
import * as immer from './immer-common.ts'
import * as toolkit from './toolkit-common.ts'

register({ redux, '@reduxjs/toolkit': toolkit, reselect, immer, 'redux-thunk': thunk })
