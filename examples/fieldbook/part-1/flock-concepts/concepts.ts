// #region import
import { configureStore } from '@reduxjs/toolkit'

// #endregion

// #region state
interface FlockState {
  count: number
}

const initialState: FlockState = { count: 0 }
// #endregion

// #region actions
const birdSeen = () => ({ type: 'flock/birdSeen' }) as const

const groupAdded = (size: number) =>
  ({ type: 'flock/groupAdded', payload: size }) as const

type FlockAction = ReturnType<typeof birdSeen> | ReturnType<typeof groupAdded>
// #endregion

// #region reducer
function flockReducer(
  state: FlockState = initialState,
  action: FlockAction,
): FlockState {
  if (action.type === 'flock/birdSeen') {
    return { ...state, count: state.count + 1 }
  }
  if (action.type === 'flock/groupAdded') {
    return { ...state, count: state.count + action.payload }
  }
  return state
}
// #endregion

// #region reduce
const seen: FlockAction[] = [birdSeen(), birdSeen(), groupAdded(3)]

export const afterAll = seen.reduce(flockReducer, initialState)

console.log(afterAll.count) // 5
console.log(initialState.count) // 0: the initial state is unchanged
// #endregion

// #region store
const store = configureStore({ reducer: flockReducer })
// #endregion

// #region selector
const selectCount = (state: FlockState) => state.count
// #endregion

// #region dispatch
console.log(selectCount(store.getState())) // 0

store.dispatch(birdSeen())
console.log(selectCount(store.getState())) // 1

store.dispatch(groupAdded(3))
console.log(selectCount(store.getState())) // 4
// #endregion
