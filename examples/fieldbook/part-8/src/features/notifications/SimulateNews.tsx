import { useState } from 'react'
import type { RequestStatus } from '@/api/requestStatus'
import { useAppDispatch } from '@/app/hooks'
import { askForNews } from './notificationsSlice'

const labels = {
  idle: 'Simulate news',
  pending: 'Asking …',
  succeeded: 'Simulate news',
  failed: 'No answer, ask again',
} satisfies Record<RequestStatus, string>

export function SimulateNews() {
  const dispatch = useAppDispatch()
  const [status, setStatus] = useState<RequestStatus>('idle')

  async function handleClick() {
    setStatus('pending')
    const { error } = await dispatch(askForNews())
    setStatus(error ? 'failed' : 'succeeded')
  }

  return (
    <button type="button" disabled={status === 'pending'} onClick={handleClick}>
      {labels[status]}
    </button>
  )
}
