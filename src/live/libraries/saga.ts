import * as saga from 'redux-saga'
import * as effects from 'redux-saga/effects'

register({ 'redux-saga': saga, 'redux-saga/effects': effects })
