import * as toolkit from '@reduxjs/toolkit'
import * as immer from 'immer'
import * as redux from 'redux'
import * as thunk from 'redux-thunk'
import * as reselect from 'reselect'

register({ redux, '@reduxjs/toolkit': toolkit, reselect, immer, 'redux-thunk': thunk })
