import { useEffect, useState } from 'react'
import { patienceMs } from './pending.ts'
import './delayed-spinner.css'

/** Stands where content that has nothing to show yet will be. Nothing for 200 ms, then a spinner. */
export function DelayedSpinner() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsLate, patienceMs, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div className="delayed-spinner">
      <div className="delayed-spinner-box" role="status">
        Loading…
      </div>
    </div>
  )
}
