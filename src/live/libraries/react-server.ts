import * as server from 'react-dom/server'

register({ 'react-dom/server': server })
