import { useSyncExternalStore } from 'react'
import { pending } from './pending.ts'
import './progress-bar.css'

/** The bar at the top of the window while a navigation takes long. Rendered once, in the app. */
export function ProgressBar() {
  const progress = useSyncExternalStore(pending.subscribe, pending.get, () => 'idle' as const)
  if (progress === 'idle') return null
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label="Loading page"
      data-progress={progress}
    />
  )
}
