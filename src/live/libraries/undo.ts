import * as undo from 'redux-undo'

register({ 'redux-undo': undo })
