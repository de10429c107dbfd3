import { useAppDispatch, useAppSelector } from '../../app/hooks'
// #region imports
import {
  added,
  addedUpTo,
  cleared,
  selectCount,
  selectStep,
  stepChanged,
  subtracted,
} from './tallySlice'
// #endregion

export function Tally() {
  const count = useAppSelector(selectCount)
  const step = useAppSelector(selectStep)
  const dispatch = useAppDispatch()

  return (
    <main className="tally">
      <output className="tally-count" aria-label="Count">
        {count}
      </output>
      <label>
        Step
        <select
          value={step}
          onChange={(event) =>
            dispatch(stepChanged(Number(event.target.value)))
          }
        >
          <option>1</option>
          <option>5</option>
          <option>10</option>
        </select>
      </label>
      <div className="tally-buttons">
        <button type="button" onClick={() => dispatch(subtracted())}>
          Subtract
        </button>
        <button type="button" onClick={() => dispatch(added())}>
          Add
        </button>
        {/* #region button */}
        <button type="button" onClick={() => dispatch(addedUpTo(100))}>
          Add up to 100
        </button>
        {/* #endregion */}
        <button type="button" onClick={() => dispatch(cleared())}>
          Clear
        </button>
      </div>
    </main>
  )
}
