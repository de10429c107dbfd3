export {
  __DO_NOT_USE__ActionTypes,
  applyMiddleware,
  combineReducers,
  compose,
  createStore,
  isAction,
  isPlainObject,
  legacy_createStore,
} from 'redux'
