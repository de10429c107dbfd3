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

const store = createStore(passReducer)
const waiting = document.querySelector('#waiting') as HTMLElement

function render() {
  waiting.textContent = String(store.getState().waiting)
}

render()
store.subscribe(render)

// #region dispatch
function onClick(selector: string, listener: () => void) {
  document.querySelector(selector)?.addEventListener('click', listener)
}

onClick('#call', () => {
  store.dispatch({ type: 'pass/plateCalled' })
})

onClick('#serve', () => {
  store.dispatch({ type: 'pass/plateServed' })
})
// #endregion
