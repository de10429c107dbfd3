// #region top
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import {
  added,
  cleared,
  selectCount,
  selectStep,
  stepChanged,
  subtracted,
} from './tallySlice'

export function Tally() {
  const count = useAppSelector(selectCount)
  const step = useAppSelector(selectStep)
  const dispatch = useAppDispatch()
  // #endregion

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
        <button type="button" onClick={() => dispatch(cleared())}>
          Clear
        </button>
      </div>
    </main>
  )
}
