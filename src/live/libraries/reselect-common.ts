export { createSelector, weakMapMemoize } from 'reselect'
