import { useSyncExternalStore } from 'react'
import { getToasts, subscribeToToasts } from './toasts'

export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts)

  return (
    <div className="toasts" role="status" aria-label="Messages">
      {toasts.map((toast) => (
        <p key={toast.id} className="toast">
          {toast.text}
        </p>
      ))}
    </div>
  )
}
