import { useState } from 'react'

// #region local-counter
export function LocalFlockCounter() {
  // State: what's true right now
  const [count, setCount] = useState(0)

  // Action: something happened, so the state changes
  const birdSeen = () => setCount(count + 1)

  // View: what the screen shows for this state
  return (
    <p>
      Flock: {count}{' '}
      <button type="button" onClick={birdSeen}>
        One more bird
      </button>
    </p>
  )
}
// #endregion
