// #region reducer
import { legacy_createStore as createStore } from 'redux'

const initialState = { waiting: 0 }

export function passReducer(state = initialState, action: { type: string }) {
  switch (action.type) {
    case 'pass/plateCalled':
      return { ...state, waiting: state.waiting + 1 }
    case 'pass/plateServed':
      if (state.waiting === 0) return state
      return { ...state, waiting: state.waiting - 1 }
    default:
      return state
  }
}
// #endregion

// #region store
const store = createStore(passReducer)
// #endregion

// #region render
const waiting = document.querySelector('#waiting') as HTMLElement

function render() {
  waiting.textContent = String(store.getState().waiting)
}

render()
store.subscribe(render)
// #endregion
