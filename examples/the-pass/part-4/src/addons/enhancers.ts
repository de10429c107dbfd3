// #region imports
import type { StoreEnhancer } from 'redux'
// #endregion

// #region ring-bell
export const ringBell: StoreEnhancer =
  (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState)

    const dispatch: typeof store.dispatch = (action) => {
      const result = store.dispatch(action)
      console.log('Ding!')
      return result
    }

    return { ...store, dispatch }
  }
// #endregion

// #region stamp-kitchen
export const stampKitchen: StoreEnhancer<object, { kitchen: string }> =
  (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState)
    const getState = () => ({ ...store.getState(), kitchen: 'Main kitchen' })
    return { ...store, getState }
  }
// #endregion
