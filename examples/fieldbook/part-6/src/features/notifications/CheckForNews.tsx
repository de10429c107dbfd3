import { useState } from 'react'
import type { RequestStatus } from '@/api/requestStatus'
import { useAppDispatch } from '@/app/hooks'
import { fetchNotifications } from './notificationsSlice'

const labels = {
  idle: 'Check for news',
  pending: 'Checking …',
  succeeded: 'Check for news',
  failed: 'No response, check again',
} satisfies Record<RequestStatus, string>

export function CheckForNews() {
  const dispatch = useAppDispatch()
  const [status, setStatus] = useState<RequestStatus>('idle')

  async function handleClick() {
    setStatus('pending')
    const result = await dispatch(fetchNotifications())
    const succeeded = fetchNotifications.fulfilled.match(result)
    setStatus(succeeded ? 'succeeded' : 'failed')
  }

  return (
    <button type="button" disabled={status === 'pending'} onClick={handleClick}>
      {labels[status]}
    </button>
  )
}
