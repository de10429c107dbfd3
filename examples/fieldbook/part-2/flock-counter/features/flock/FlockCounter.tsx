// #region imports
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import {
  addMissedBirds,
  birdRemoved,
  birdSeen,
  estimateFromPhoto,
  groupAdded,
  selectCount,
  selectStatus,
} from './flockSlice'
// #endregion

// #region counter
export function FlockCounter() {
  // #region hooks
  const dispatch = useAppDispatch()
  const count = useAppSelector(selectCount)
  const status = useAppSelector(selectStatus)
  // #endregion
  // #region local-state
  const [groupSize, setGroupSize] = useState('5')

  const size = Number(groupSize) || 0
  // #endregion

  // #region view
  return (
    <div className="flock">
      <output aria-label="Birds counted">{count}</output>
      <div className="actions">
        <button type="button" onClick={() => dispatch(birdSeen())}>
          One more bird
        </button>
        <button type="button" onClick={() => dispatch(birdRemoved())}>
          Remove one
        </button>
      </div>
      <label>
        Group size
        <input
          type="number"
          min="1"
          value={groupSize}
          onChange={(event) => setGroupSize(event.target.value)}
        />
      </label>
      <div className="actions">
        <button type="button" onClick={() => dispatch(groupAdded(size))}>
          Add group
        </button>
        <button
          type="button"
          disabled={status === 'loading'}
          onClick={() => dispatch(estimateFromPhoto(size))}
        >
          {status === 'loading' ? 'Counting …' : 'Estimate from photo'}
        </button>
        <button type="button" onClick={() => dispatch(addMissedBirds())}>
          Add missed birds
        </button>
      </div>
      {status === 'failed' && (
        <p role="alert" className="error">
          No birds were found in this photo.
        </p>
      )}
    </div>
  )
  // #endregion
}
// #endregion
